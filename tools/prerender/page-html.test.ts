import { expect, test } from 'vitest';
import { fillPage } from '../../apps/server/src/http/page-template.ts';
import type { DrawnPage } from './drawn-page.ts';
import { pageHtml, sampleLink } from './page-html.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Casefolio</title>
    <script src="/before-paint.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="modulepreload" crossorigin href="/assets/libraries-3.js">
    <link rel="stylesheet" crossorigin href="/assets/index-4.css">
  </head>
  <body>
    <noscript>Casefolio needs JavaScript.</noscript>
    <div id="root"></div>
  </body>
</html>`;

const bar = `<div class="b" data-social-links=""><span>follow us</span><a href="${sampleLink.href}" rel="noopener">${sampleLink.label}</a></div>`;
const page: DrawnPage = {
  path: '/Plans',
  title: 'Plans & Pricing',
  description: 'What "it" costs',
  html: `${bar}<main>$& text</main>`,
  css: '',
  goesOn: true,
};
const around = { shell, styles: 'p{margin:0}' };

test('the page stands in the shell, under its own name and address', () => {
  const html = pageHtml(page, around);
  expect(html).toContain('<title>Plans &amp; Pricing</title>');
  expect(html).toContain('<meta name="description" content="What &quot;it&quot; costs" />');
  expect(html).toContain('<meta property="og:url" content="{{app-url}}/Plans" />');
  expect(html).toContain('<main>$& text</main></div>');
  expect(html).toContain('<style>p{margin:0}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/without-javascript.css" />',
  ]);
  expect(html).not.toContain('needs JavaScript');
});

test('the program is started after the first paint, with what it needs; the sheet with the typeface is only named', () => {
  const html = pageHtml(page, around);
  expect(html).not.toMatch(/modulepreload|type="module"/);
  expect(html).toContain(
    '<script src="/after-paint.js" data-program="/assets/index-1.js" data-needs="/assets/react-2.js /assets/libraries-3.js" data-typeface="/assets/index-4.css">',
  );
});

test('a page whose elements are replaced does not say that they can be gone on with', () => {
  expect(pageHtml(page, around)).toContain('<div id="root" data-drawn>');
  expect(pageHtml({ ...page, goesOn: false }, around)).toContain('<div id="root">{{links}}');
});

test('the server puts its links where the sample stood, or takes the bar away', () => {
  const html = pageHtml(page, around);
  const filled = (socialLinks: readonly { label: string; href: string }[]) =>
    /data-drawn>(.*)<main>/s.exec(fillPage(html, { appUrl: 'https://log.example.org', socialLinks }))?.[1];
  expect(html).not.toContain('sample');
  expect(filled([])).toBe('');
  expect(filled([sampleLink])).toBe(bar);
});
