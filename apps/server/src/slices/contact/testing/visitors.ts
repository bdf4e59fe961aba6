import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';

export const newAddress = (): string => `vera.${randomUUID()}@example.com`;

export const contactBody = () => ({
  name: 'Vera Lindqvist',
  email: newAddress(),
  subject: `Question ${randomUUID()}`,
  message: 'Can I import my old log?\n\nIt is an Excel file.',
});

export const demoBody = () => ({
  first_name: 'Vera',
  last_name: 'Lindqvist',
  email: newAddress(),
  plan: 'Business/Institution',
  business_name: `St. Anne's ${randomUUID()}`,
  message: 'We are twelve surgeons.',
});

/** The mails whose subject holds this text, once there are some, with their headers and every recipient. */
export function mailsAbout({ dataDir }: Pick<TestCasefolio, 'dataDir'>, subject: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).toSorted();
      const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
      const found = mails.filter((mail) => mail.subject?.includes(subject));
      if (found.length === 0) throw new Error(`no mail about ${subject}`);
      return found;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** The token of a newsletter mail, from the link of that kind. */
export const tokenIn = (mail: string, kind: 'confirm' | 'leave'): string =>
  new RegExp(`/newsletter/${kind}/(\\S+)`).exec(mail)?.[1] ?? '';
