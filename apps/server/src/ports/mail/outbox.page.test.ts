import { expect, test } from 'vitest';

import { outboxCss } from './outbox-css.ts';
import { outboxListPage, outboxMailPage } from './outbox.page.ts';
import type { OutboxMail } from './outbox.reader.ts';

const mail: OutboxMail = {
  name: '2026-03-01T10-15-30.123Z-ada+log@example.com.eml',
  sentAt: new Date('2026-03-01T10:15:30.123Z'),
  to: 'ada+log@example.com',
  subject: 'Confirm your address',
  text: 'Hello Ada\n\nOpen http://localhost:3000/verification/a.b?x=1&y=2. Thank you.',
  html: '<p>Hello</p>',
};

test('the list links every mail and says to whom and when', () => {
  const html = outboxListPage([mail]);
  expect(html).toContain(
    '<a href="/outbox/2026-03-01T10-15-30.123Z-ada%2Blog%40example.com.eml">Confirm your address</a>',
  );
  expect(html).toContain('ada+log@example.com');
  expect(html).toContain('<time datetime="2026-03-01T10:15:30.123Z">2026-03-01 10:15:30 UTC</time>');
});

test('an empty outbox says so', () => {
  expect(outboxListPage([])).toContain('No mail has been sent yet');
});

test('a mail shows its text, and its link leads where it says, without the full stop', () => {
  const html = outboxMailPage(mail);
  const address = 'http://localhost:3000/verification/a.b?x=1&amp;y=2';
  expect(html).toContain(`Hello Ada\n\nOpen <a href="${address}" rel="noreferrer">${address}</a>. Thank you.`);
  expect(html).toContain('<h1>Confirm your address</h1>');
  expect(html).toContain('<a href="/outbox">');
});

test('nothing of a mail becomes markup', () => {
  const planted = '<script>alert(1)</script>"\'&';
  const hostile: OutboxMail = {
    ...mail,
    to: planted,
    subject: planted,
    text: `${planted} http://a.example/"onmouseover="x javascript:alert(1) http://a.example/<b>`,
  };
  for (const html of [outboxListPage([hostile]), outboxMailPage(hostile)]) {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<[^>]*onmouseover/);
    expect(html).not.toContain('href="javascript');
  }
});

test('the pages need neither inline style nor script, only their own style sheet', () => {
  const html = outboxMailPage(mail);
  expect(html).not.toMatch(/<style|style=|<script/);
  expect(html).toContain('<link rel="stylesheet" href="/outbox.css">');
  expect(outboxCss).toContain('prefers-color-scheme: dark');
});
