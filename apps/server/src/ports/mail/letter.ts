import type { Letter } from '@casefolio/domain/messages/mails';
import { escapeHtml } from '@casefolio/domain/text/escape-html';
import type { Mail } from './mail.port.ts';

/** A letter as a mail: the same words as text and as plain, quiet HTML. */
export function mailOf(to: Mail['to'], letter: Letter): Mail {
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

const asText = ({ paragraphs, action, further, closing }: Letter): string =>
  [
    ...paragraphs,
    ...[action, ...(further ? [further] : [])].map(({ label, href }) => `${label}:\n${href}`),
    closing,
    'Casefolio',
  ].join('\n\n') + '\n';

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;

// Mail programs know neither style sheets nor variables: every style stands where it is used.
function asHtml({ subject, paragraphs, action, further, closing }: Letter): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f8f7;color:#10262b;font-family:'IBM Plex Sans',Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d5dfdc;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:#0b6b66">Casefolio</p>
${paragraphs.map((text) => paragraph(text)).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;background:#0b6b66;color:#ffffff;border-radius:6px;font-size:16px;text-decoration:none">${escapeHtml(action.label)}</a></p>
${further ? `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(further.href)}" style="color:#0b6b66">${escapeHtml(further.label)}</a></p>\n` : ''}${paragraph(closing, 'font-size:14px;color:#4a6065;')}
</div>
</body>
</html>
`;
}
