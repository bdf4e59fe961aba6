import { newsletterMessages as texts } from '@casefolio/domain/messages/newsletter';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { purgeExpired } from '../../app/purge.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { newsletterLinks, newsletterSubscribers } from '../../db/schema/contact.ts';
import { mailsAbout, newAddress, tokenIn } from './testing/visitors.ts';

const casefolio = testCasefolio();
const hour = 3_600_000;
const subscriber = async (email: string) => {
  const { db } = casefolio.casefolio.database;
  return (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
};
const post = (path: string, body: object) => casefolio.browser().post(path, body);
const subscribe = (email: string) => post('/newsletter', { email });
const confirm = (token: string) => post('/newsletter/confirmation', { token });
const leave = (token: string) => post('/newsletter/unsubscription', { token });

/** Somebody who has asked and has the mail before them. */
async function waiting() {
  const email = newAddress();
  await subscribe(email);
  const [mail = ''] = await casefolio.mailsTo(email);
  return { email, confirmToken: tokenIn(mail, 'confirm'), leaveToken: tokenIn(mail, 'leave') };
}

const confirmVoid = { status_code: 604, http: 410, message: texts.confirmVoid.text };

test('nobody is on the list before the mailed link is redeemed, and the token stands nowhere but in the mail', async () => {
  const { email, confirmToken } = await waiting();
  expect(await subscriber(email)).toMatchObject({ confirmed_at: null });
  const links = await casefolio.casefolio.database.db.select().from(newsletterLinks);
  expect(links.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(confirmToken);
  expect(await confirm(confirmToken)).toMatchObject({ status_code: 200, data: { message: texts.confirmed.text } });
  expect((await subscriber(email))?.confirmed_at).toBeInstanceOf(Date);
});

test('known, waiting and new addresses get the same answer; only their owner learns more', async () => {
  const { email, confirmToken } = await waiting();
  const again = await subscribe(email.toUpperCase());
  await confirm(confirmToken);
  const known = await subscribe(email);
  const fresh = await subscribe(newAddress());
  expect(fresh).toMatchObject({ status_code: 200, data: { message: texts.asked.text } });
  expect([again.text, known.text]).toEqual([fresh.text, fresh.text]);
  const mails = await casefolio.mailsTo(email, 3);
  expect(mails.at(-1)).toContain('It is on the list already');
  expect(tokenIn(mails.at(-1) ?? '', 'confirm')).toBe('');
});

test('a link confirms once, also when it is clicked twice at once', async () => {
  const { confirmToken } = await waiting();
  const codes = await Promise.all([1, 2, 3, 4].map(async () => (await confirm(confirmToken)).status_code));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 604)).toHaveLength(3);
  expect(await confirm(confirmToken)).toMatchObject(confirmVoid);
});

test('a link confirms for 48 hours; one that is made up, cut or empty never does', async () => {
  const [early, late] = [await waiting(), await waiting()];
  for (const wrong of ['x'.repeat(43), early.confirmToken.slice(0, -1), `${early.confirmToken}A`])
    expect(await confirm(wrong)).toMatchObject(confirmVoid);
  expect(await confirm('')).toMatchObject({ status_code: 600, validation_errors: [{ field: 'token' }] });
  casefolio.letPass(47 * hour);
  expect(await confirm(early.confirmToken)).toMatchObject({ status_code: 200 });
  casefolio.letPass(2 * hour);
  expect(await confirm(late.confirmToken)).toMatchObject(confirmVoid);
});

test('whoever leaves is deleted, long after they came, and cannot be brought back by an old link', async () => {
  const { email, confirmToken, leaveToken } = await waiting();
  await confirm(confirmToken);
  casefolio.letPass(400 * 24 * hour);
  expect(await leave(leaveToken)).toMatchObject({ status_code: 200, data: { message: texts.left.text } });
  expect(await subscriber(email)).toBeUndefined();
  expect(await leave(leaveToken)).toMatchObject({ status_code: 604, message: texts.leaveVoid.text });
  expect(await confirm(confirmToken)).toMatchObject(confirmVoid);
});

test('somebody who never asked takes their address off before it is confirmed', async () => {
  const { email, leaveToken } = await waiting();
  expect(await leave(leaveToken)).toMatchObject({ status_code: 200 });
  expect(await subscriber(email)).toBeUndefined();
});

test('mail programs are told how to leave', async () => {
  const { email, leaveToken } = await waiting();
  const mails = await mailsAbout(casefolio, 'Confirm your subscription');
  const mail = mails.find(({ to }) => to?.[0]?.address === email);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe');
  expect(header?.value).toBe(`<http://localhost:3000/newsletter/leave/${leaveToken}>`);
  expect(mail?.html).toContain(`/newsletter/leave/${leaveToken}`);
});

test('an answer that was lost is given again to the same key', async () => {
  const { confirmToken } = await waiting();
  const key = { 'idempotency-key': `key-${confirmToken}` };
  const first = await casefolio.browser().post('/newsletter/confirmation', { token: confirmToken }, key);
  const second = await casefolio.browser().post('/newsletter/confirmation', { token: confirmToken }, key);
  expect(first).toMatchObject({ status_code: 200 });
  expect(second.text).toBe(first.text);
});

test('an address that was never confirmed is forgotten after 48 hours, a confirmed one is not', async () => {
  const [never, did] = [await waiting(), await waiting()];
  await confirm(did.confirmToken);
  const { db } = casefolio.casefolio.database;
  const asked = (await subscriber(never.email))?.asked_at.getTime() ?? 0;
  await purgeExpired(db, new Date(asked + 47 * hour));
  expect(await subscriber(never.email)).toBeDefined();
  await purgeExpired(db, new Date(asked + 49 * hour));
  expect(await subscriber(never.email)).toBeUndefined();
  expect(await subscriber(did.email)).toBeDefined();
});

test('one address is mailed three times a day, whoever asks', async () => {
  const email = newAddress();
  for (let asked = 1; asked <= 3; asked += 1) expect(await subscribe(email)).toMatchObject({ status_code: 200 });
  expect(await subscribe(email)).toMatchObject({ status_code: 429, http: 429 });
  expect(await casefolio.mailsTo(email, 3)).toHaveLength(3);
});

test.each(['', 'vera', 'vera@example.com, eve@example.com', 'a@b.co\r\nBcc: eve@example.com'])(
  '%j is no address to write to',
  async (email) => {
    expect(await subscribe(email)).toMatchObject({ status_code: 600, validation_errors: [{ field: 'email' }] });
  },
);
