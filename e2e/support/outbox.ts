import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface ReceivedMail {
  /** Sorts by time; hand it to `newestTo` to wait for a later one. */
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

export interface Outbox {
  /** Waits for a mail to this address, later than `after` if that is given, and takes the newest. */
  newestTo(address: string, options?: { after?: ReceivedMail }): Promise<ReceivedMail>;
  allTo(address: string): Promise<ReceivedMail[]>;
}

/** The mails that a server without a mail server writes into its data folder. */
export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  /** A mail does not change once it is there; without this, each look would read those of all tests before. */
  const read = new Map<string, Promise<ReceivedMail>>();

  function mailIn(file: string): Promise<ReceivedMail> {
    const mail = read.get(file) ?? readMail(folder, file);
    read.set(file, mail);
    return mail;
  }

  async function allTo(address: string): Promise<ReceivedMail[]> {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.filter((file) => file.endsWith('.eml')).map(mailIn));
    return mails.filter((mail) => mail.to === address.toLowerCase()).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  }

  return {
    allTo,
    async newestTo(address, { after } = {}) {
      let newest: ReceivedMail | undefined;
      await expect
        .poll(
          async () => {
            newest = (await allTo(address)).findLast((mail) => after === undefined || mail.file > after.file);
            return newest?.file;
          },
          { message: `a mail to ${address}`, timeout: 20_000 },
        )
        .toBeDefined();
      if (!newest) throw new Error(`No mail came to ${address}.`);
      return newest;
    },
  };
}

async function readMail(folder: string, file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, file)));
  const text = mail.text ?? '';
  return {
    file,
    to: mail.to?.[0]?.address?.toLowerCase() ?? '',
    subject: mail.subject ?? '',
    text,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  };
}
