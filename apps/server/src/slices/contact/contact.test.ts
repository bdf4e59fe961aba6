import { randomUUID } from 'node:crypto';
import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { contactMessages, demoRequests } from '../../db/schema/contact.ts';
import { auditEvents } from '../../db/schema/house.ts';
import { contactBody, demoBody, mailsAbout } from './testing/visitors.ts';

const support = 'desk@clinic.example';
const casefolio = testCasefolio({ SUPPORT_EMAIL: `${support}, hello@clinic.example` });
const messagesFrom = (email: string) =>
  casefolio.casefolio.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));
const requestsFrom = (email: string) =>
  casefolio.casefolio.database.db.select().from(demoRequests).where(eq(demoRequests.email, email));

test('a message is stored, mailed to the first support address, and an answer goes to whoever wrote it', async () => {
  const body = contactBody();
  const reply = await casefolio.browser().post('/contacts', body);
  expect(reply).toMatchObject({ status_code: 200, data: { message: texts.messageSent.text } });
  const [mail] = await mailsAbout(casefolio, body.subject);
  expect(mail?.to).toMatchObject([{ address: support }]);
  expect(mail?.replyTo).toMatchObject([{ name: body.name, address: body.email }]);
  expect(mail?.text).toContain('Can I import my old log?\n\nIt is an Excel file.');
  await vi.waitFor(async () => expect((await messagesFrom(body.email))[0]?.mailed_at).toBeInstanceOf(Date));
  expect(await messagesFrom(body.email)).toMatchObject([body]);
});

test('a demo request is stored, with or without a plan, and mailed', async () => {
  const [body, { plan: _none, ...planless }] = [demoBody(), demoBody()];
  const browser = casefolio.browser();
  expect(await browser.post('/demo_request', body)).toMatchObject({ data: { message: texts.demoRequested.text } });
  expect(await browser.post('/demo_request', planless)).toMatchObject({ status_code: 200 });
  const [mail] = await mailsAbout(casefolio, body.business_name);
  expect(mail?.replyTo).toMatchObject([{ name: 'Vera Lindqvist', address: body.email }]);
  expect(mail?.text).toContain('Plan: Business/Institution');
  expect((await mailsAbout(casefolio, planless.business_name))[0]?.text).not.toContain('Plan:');
  await vi.waitFor(async () => expect((await requestsFrom(body.email))[0]?.mailed_at).toBeInstanceOf(Date));
  expect(await requestsFrom(body.email)).toMatchObject([body]);
  expect(await requestsFrom(planless.email)).toMatchObject([{ plan: null }]);
});

test('every empty field is named at once, in the words of the form', async () => {
  const browser = casefolio.browser();
  expect((await browser.post('/contacts', {})).validation_errors).toEqual([
    { field: 'name', error: 'Name is required' },
    { field: 'email', error: 'Email is required' },
    { field: 'subject', error: 'Subject is required' },
    { field: 'message', error: 'Message is required' },
  ]);
  const blank = { first_name: ' ', last_name: '', email: 'vera@', business_name: '\t', message: '\n' };
  expect(await browser.post('/demo_request', blank)).toMatchObject({
    status_code: 600,
    http: 422,
    validation_errors: [
      { field: 'first_name', error: 'First Name is required' },
      { field: 'last_name', error: 'Last Name is required' },
      { field: 'email', error: 'Must use valid email address' },
      { field: 'business_name', error: 'Business/Institution name is required' },
      { field: 'message', error: 'Message is required' },
    ],
  });
});

const longText = (length: number) => 'x'.repeat(length);

test.each([
  ['a line break in the name', 'name', 'Vera\r\nBcc: eve@example.com', 'Please keep this to one line'],
  ['a line break in the subject', 'subject', 'Hi\nX-Planted: yes', 'Please keep this to one line'],
  ['a header after the address', 'email', 'vera@example.com\r\nBcc: eve@example.com', 'Must use valid email address'],
  ['a second address', 'email', 'vera@example.com, eve@example.com', 'Must use valid email address'],
  ['NUL', 'message', 'nul \0 byte', 'This contains characters that cannot be stored'],
  ['a name without end', 'name', longText(202), 'Please use at most 201 characters'],
  ['a subject without end', 'subject', longText(201), 'Please use at most 200 characters'],
  ['a message without end', 'message', longText(5001), 'Please use at most 5,000 characters'],
  ['an object for a text', 'message', { text: 'Hello' }, 'Message is required'],
])('%s is refused at its field, and nothing is stored', async (_what, field, value, error) => {
  const body = contactBody();
  const reply = await casefolio.browser().post('/contacts', { ...body, [field]: value });
  expect(reply).toMatchObject({ status_code: 600, validation_errors: [{ field, error }] });
  expect(await messagesFrom(body.email)).toEqual([]);
});

test('what looks like a header, an address or HTML in a message stays text, and has one recipient', async () => {
  const body = {
    ...contactBody(),
    name: '"Vera" <eve@example.com>, Bcc',
    message: 'Bcc: eve@example.com\r\n\r\n<img src=x onerror=alert(1)>',
  };
  await casefolio.browser().post('/contacts', body);
  const [mail] = await mailsAbout(casefolio, body.subject);
  expect(mail?.to).toMatchObject([{ address: support }]);
  expect(mail?.replyTo).toHaveLength(1);
  expect(mail?.replyTo).toMatchObject([{ address: body.email }]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the same key sends one message, however often and at once it comes', async () => {
  const [body, key] = [contactBody(), randomUUID()];
  const send = () => casefolio.browser().post('/contacts', body, { 'idempotency-key': key });
  const replies = await Promise.all([send(), send(), send(), send()]);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status_code: 200 });
  expect(await messagesFrom(body.email)).toHaveLength(1);
  expect(await mailsAbout(casefolio, body.subject)).toHaveLength(1);
});

test('one address writes five times an hour, by message or demo request', async () => {
  const email = contactBody().email;
  const browser = casefolio.browser();
  for (let sent = 1; sent <= 5; sent += 1)
    expect(await browser.post('/contacts', { ...contactBody(), email })).toMatchObject({ status_code: 200 });
  const refused = await browser.post('/demo_request', { ...demoBody(), email: email.toUpperCase() });
  expect(refused).toMatchObject({ status_code: 429, message: expect.stringContaining('Please try again in') });
  expect(await requestsFrom(email)).toEqual([]);
  casefolio.letPass(3_601_000);
  expect(await browser.post('/contacts', { ...contactBody(), email })).toMatchObject({ status_code: 200 });
});

test('what was done is recorded without a word of what was written', async () => {
  const body = contactBody();
  await casefolio.browser().post('/contacts', body);
  const [stored] = await messagesFrom(body.email);
  const rows = await casefolio.casefolio.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.object, `message ${stored?.id}`));
  expect(rows).toMatchObject([{ action: 'contact.written', actor_id: null, outcome: 'done' }]);
  expect(casefolio.logLines.join('\n')).not.toContain(body.email);
});

test('another site cannot make a browser write to us', async () => {
  const reply = await casefolio.browser().post('/contacts', contactBody(), { 'sec-fetch-site': 'cross-site' });
  expect(reply).toMatchObject({ status_code: 403 });
});
