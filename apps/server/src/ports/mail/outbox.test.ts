import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Mail } from './mail.port.ts';
import { outboxName, readOutboxName } from './outbox-names.ts';
import { outboxMailer } from './outbox.mailer.ts';
import { outboxReader } from './outbox.reader.ts';

const from = 'Casefolio <no-reply@casefolio.example>';
const clock = { now: () => new Date('2026-03-01T10:15:30.123Z') };

function mailTo(address: string, subject = 'Hello'): Mail {
  return { to: { name: 'Ada', address }, subject, text: `${subject} in text`, html: `<p>${subject}</p>` };
}

test('the file is named after time and address, and only its owner reads it', async () => {
  const folder = join(await temporaryFolder(), 'outbox');
  await outboxMailer({ folder, from, clock }).send(mailTo('ada@example.com'));
  expect(await readdir(folder)).toEqual(['2026-03-01T10-15-30.123Z-ada@example.com.eml']);
  expect((await stat(join(folder, '2026-03-01T10-15-30.123Z-ada@example.com.eml'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('two mailers in the same millisecond keep both mails', async () => {
  const folder = await temporaryFolder();
  const mailers = [outboxMailer({ folder, from, clock }), outboxMailer({ folder, from, clock })];
  await Promise.all(
    mailers.flatMap((mailer) => [mailer.send(mailTo('ada@example.com')), mailer.send(mailTo('ada@example.com'))]),
  );
  expect(await readdir(folder)).toHaveLength(4);
});

test('an address cannot lead out of the outbox', () => {
  const name = outboxName({ sentAt: clock.now(), to: '../../etc/passwd@example.com' });
  expect(name).toBe('2026-03-01T10-15-30.123Z-.._.._etc_passwd@example.com.eml');
  expect(readOutboxName(name)).toEqual({ sentAt: clock.now(), to: '.._.._etc_passwd@example.com' });
  expect(outboxName({ sentAt: clock.now(), to: `${'a'.repeat(300)}@example.com` }).length).toBeLessThan(140);
});

test('mails are listed newest first, in the order of sending within a millisecond', async () => {
  const folder = await temporaryFolder();
  const mailer = outboxMailer({ folder, from, clock });
  for (const [address, subject] of [
    ['zoe@example.com', 'First'],
    ['ada@example.com', 'Second'],
    ['mia@example.com', 'Third'],
  ] as const) {
    await mailer.send(mailTo(address, subject));
  }
  const mails = await outboxReader(folder).list();
  expect(mails.map(({ subject }) => subject)).toEqual(['Third', 'Second', 'First']);
  expect(mails[2]).toMatchObject({ to: 'zoe@example.com', sentAt: clock.now() });
});

test('a mail is read back by its name', async () => {
  const folder = await temporaryFolder();
  await outboxMailer({ folder, from, clock }).send(mailTo('ada@example.com', 'Grüße 🙂'));
  const reader = outboxReader(folder);
  const [listed] = await reader.list();
  const mail = await reader.read(listed?.name ?? '');
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Grüße 🙂' });
  expect(mail?.text.trim()).toBe('Grüße 🙂 in text');
  expect(mail?.html.trim()).toBe('<p>Grüße 🙂</p>');
});

test('before the first mail the list is empty', async () => {
  const reader = outboxReader(join(await temporaryFolder(), 'outbox'));
  expect(await reader.list()).toEqual([]);
});

test('what is not a mail of the outbox is missing', async () => {
  const parent = await temporaryFolder();
  const folder = join(parent, 'outbox');
  await mkdir(folder);
  await writeFile(join(parent, 'secret.key'), 'secret');
  await writeFile(join(folder, 'note.txt'), 'a note');
  const reader = outboxReader(folder);
  expect(await reader.list()).toEqual([]);
  const sent = outboxName({ sentAt: clock.now(), to: 'ada@example.com' });
  for (const name of ['../secret.key', 'note.txt', '', `../outbox/${sent}`, `${sent}\0`, sent]) {
    expect(await reader.read(name)).toBeUndefined();
  }
});

test('a mail that is gone when the list comes to read it is left out', async () => {
  const folder = await temporaryFolder();
  await outboxMailer({ folder, from, clock }).send(mailTo('ada@example.com', 'Kept'));
  const goneName = outboxName({ sentAt: clock.now(), to: 'gone@example.com' });
  await symlink(join(folder, 'nowhere'), join(folder, goneName));
  expect((await outboxReader(folder).list()).map(({ subject }) => subject)).toEqual(['Kept']);
});
