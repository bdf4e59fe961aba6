import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import { hasCode } from '../durable-files.ts';
import { readOutboxName } from './outbox-names.ts';

const mostListed = 100;

export interface OutboxMail {
  /** The file's name: what the mail is asked for by. */
  readonly name: string;
  readonly sentAt: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface OutboxReader {
  /** The newest mails, newest first. */
  list(): Promise<OutboxMail[]>;
  read(name: string): Promise<OutboxMail | undefined>;
}

export function outboxReader(folder: string): OutboxReader {
  async function read(name: string): Promise<OutboxMail | undefined> {
    const known = readOutboxName(name);
    if (!known) return undefined;
    const source = await orMissing(readFile(join(folder, name)));
    if (!source) return undefined;
    const email = await PostalMime.parse(source);
    const to = email.to?.map(({ address }) => address ?? '').join(', ') ?? known.to;
    return {
      name,
      sentAt: known.sentAt,
      to,
      subject: email.subject ?? '',
      text: email.text ?? '',
      html: email.html ?? '',
    };
  }

  async function list(): Promise<OutboxMail[]> {
    const names = (await orMissing(readdir(folder))) ?? [];
    const newest = names.filter(readOutboxName).toSorted().toReversed().slice(0, mostListed);
    const mails = await Promise.all(newest.map(read));
    return mails.filter((mail) => mail !== undefined);
  }

  return { list, read };
}

/** The outbox begins without a folder, and a file may be deleted while the list is read. */
async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
