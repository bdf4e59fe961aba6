import { socialCardText } from '@casefolio/domain/messages/page-descriptions';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { blanks } from '../../apps/server/src/http/page-template.ts';
import type { DrawnPage, SocialLink } from './drawn-page.ts';

/** Drawn with this one link; where it stands, the server puts those of its operator. */
export const sampleLink: SocialLink = { label: 'sample-label', href: 'https://sample-link.invalid/' };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function headOf({ path, title, description }: DrawnPage): string[] {
  const address = `${blanks.appUrl}${path}`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const shared = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${address}" />`,
    shared('type', 'website'),
    shared('site_name', shellLabels.product),
    shared('title', title),
    shared('description', description),
    shared('url', address),
    shared('image', `${blanks.appUrl}/social-card.png`),
    shared('image:width', '1200'),
    shared('image:height', '630'),
    shared('image:alt', socialCardText),
    named('twitter:card', 'summary_large_image'),
  ];
}

export interface Around {
  /** The built index.html. */
  readonly shell: string;
  /** The rules it is painted with, the shell's own among them. */
  readonly styles: string;
}

/** Not painted before its end has been read: a page is small, and half a header would move when its other half comes. */
const wholeAtOnce = {
  head: '<link rel="expect" href="#whole" blocking="render" />',
  end: '<template id="whole"></template>',
};

const styleLink = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const preloadLink = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const programTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** The application's code is fetched and started after the first paint; the sheet that declares the typeface is only named. */
function startedLater(shell: string): string {
  const files = (link: RegExp) => [...shell.matchAll(link)].map(([, file = '']) => file).join(' ');
  const named = { needs: files(preloadLink), typeface: files(styleLink) };
  const later = (_tag: string, program: string) =>
    `<script src="/after-paint.js" data-program="${program}" data-needs="${named.needs}" data-typeface="${named.typeface}"></script>`;
  return shell.replace(preloadLink, '').replace(programTag, later);
}

/** The shell with the page in it. Nothing is fetched before the first paint: the rules stand in the page. */
export function pageHtml(page: DrawnPage, { shell, styles }: Around): string {
  const head = [
    ...headOf(page),
    `<style>${styles}</style>`,
    wholeAtOnce.head,
    '<noscript><link rel="stylesheet" href="/without-javascript.css" /></noscript>',
  ];
  const root = `<div id="root"${page.goesOn ? ' data-drawn' : ''}>${withBlanks(page.html)}</div>${wholeAtOnce.end}`;
  return startedLater(shell)
    .replace(styleLink, '')
    .replace(/<title>.*<\/title>/, () => head.join('\n    '))
    .replace(/\s*<noscript>[^<]*<\/noscript>/, '')
    .replace('<div id="root"></div>', () => root);
}

/** Opens the place of the links: the block that holds the sample, and in it the sample itself. */
function withBlanks(html: string): string {
  const sample = new RegExp(`<a [^>]*href="${sampleLink.href}"[^>]*>${sampleLink.label}</a>`, 'g');
  return html.replace(/<(\w+)[^>]*\sdata-social-links=""[^>]*>.*?<\/\1>/gs, (block) => {
    const open = block.replace(sample, (link) => blanks.link.join(link));
    return blanks.links.join(open).replaceAll(sampleLink.href, blanks.href).replaceAll(sampleLink.label, blanks.label);
  });
}
