/** What the build leaves open in a page, because only the running server knows it. */
export const blanks = {
  appUrl: '{{app-url}}',
  href: '{{href}}',
  label: '{{label}}',
  /** Around what is shown only where there are social links, and in it around what is repeated for each of them. */
  links: ['{{links}}', '{{/links}}'],
  link: ['{{link}}', '{{/link}}'],
} as const;

/** A page of the operator's on a social network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

export interface Filling {
  readonly appUrl: string;
  readonly socialLinks: readonly SocialLink[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const between = ([start, end]: readonly [string, string]): RegExp => new RegExp(`${start}(.*?)${end}`, 'gs');

/** A page, or another text that names our own address, as it is sent. */
export function fillPage(template: string, { appUrl, socialLinks }: Filling): string {
  const oneLink = (part: string, { href, label }: SocialLink): string =>
    part.replaceAll(blanks.href, () => escaped(href)).replaceAll(blanks.label, () => escaped(label));
  const everyLink = (_whole: string, part: string): string => socialLinks.map((link) => oneLink(part, link)).join('');
  return template
    .replace(between(blanks.links), (_whole, part: string) =>
      socialLinks.length === 0 ? '' : part.replace(between(blanks.link), everyLink),
    )
    .replace('</head>', (end) => `${dataOf(socialLinks)}${end}`)
    .replaceAll(blanks.appUrl, () => escaped(appUrl));
}

/** For the browser, which has to draw the same. Data, not a script: nothing in it is ever run. */
function dataOf(links: readonly SocialLink[]): string {
  if (links.length === 0) return '';
  const json = JSON.stringify(links).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="social-links">${json}</script>`;
}
