import { expect, test } from 'vitest';
import { blanks, fillPage } from './page-template.ts';

const [linksStart, linksEnd] = blanks.links;
const [linkStart, linkEnd] = blanks.link;
const link = `<a href="${blanks.href}">${blanks.label}</a>`;
const page = `<head></head>${linksStart}<div>follow us${linkStart}${link}${linkEnd}</div>${linksEnd}<p>text</p>`;
const appUrl = 'https://log.example.org';

test('our own address stands wherever the build left it open', () => {
  const filled = fillPage(`<link href="${blanks.appUrl}/about" /> ${blanks.appUrl}`, { appUrl, socialLinks: [] });
  expect(filled).toBe(`<link href="${appUrl}/about" /> ${appUrl}`);
});

test('without social links there is no bar, and no data for one', () => {
  expect(fillPage(page, { appUrl, socialLinks: [] })).toBe('<head></head><p>text</p>');
});

test('each social link stands in the bar, and once more as data', () => {
  const socialLinks = [
    { label: 'LinkedIn', href: 'https://linkedin.com/a' },
    { label: 'X', href: 'https://x.com/b' },
  ];
  expect(fillPage(page, { appUrl, socialLinks })).toBe(
    `<head><script type="application/json" id="social-links">${JSON.stringify(socialLinks)}</script></head>` +
      '<div>follow us<a href="https://linkedin.com/a">LinkedIn</a><a href="https://x.com/b">X</a></div><p>text</p>',
  );
});

test('what an operator configures cannot become a part of the page', () => {
  const href = 'https://x.com/"><script>$&</script>';
  const filled = fillPage(page, { appUrl, socialLinks: [{ label: '</script><b>', href }] });
  expect(filled).toContain('href="https://x.com/&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;"');
  expect(filled.match(/<\/?script/g)).toHaveLength(2);
  expect(filled).not.toContain('<b>');
});
