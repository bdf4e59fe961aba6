import { escapeHtml } from '@casefolio/domain/text/escape-html';

import type { OutboxMail } from './outbox.reader.ts';

/** The list of mails, newest first, at `/outbox`. */
export function outboxListPage(mails: readonly OutboxMail[]): string {
  const body =
    mails.length === 0
      ? '<p class="empty">No mail has been sent yet. What the application sends will appear here.</p>'
      : `<ol class="mails">${mails.map(listItem).join('')}</ol>`;
  return page('Outbox', `<h1>Outbox</h1><p class="hint">No mail server is set, so mails are kept here.</p>${body}`);
}

/** One mail, at `/outbox/<name>`: its text part, as a reader without HTML would see it. */
export function outboxMailPage(mail: OutboxMail): string {
  const subject = escapeHtml(titleOf(mail));
  return page(
    subject,
    `<nav><a href="/outbox">All mails</a></nav><h1>${subject}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${time(mail.sentAt)}</dd></dl>
<article>${linked(mail.text)}</article>`,
  );
}

function listItem(mail: OutboxMail): string {
  const href = `/outbox/${encodeURIComponent(mail.name)}`;
  return `<li><a href="${href}">${escapeHtml(titleOf(mail))}</a><span>${escapeHtml(mail.to)}</span>${time(mail.sentAt)}</li>`;
}

function titleOf(mail: OutboxMail): string {
  return mail.subject || '(no subject)';
}

function time(at: Date): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}

/** The text, escaped, with its web addresses as links; a full stop after an address is not part of it. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join('');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Casefolio</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body><main>${body}</main></body>
</html>
`;
}
