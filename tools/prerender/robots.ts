import { blanks } from '../../apps/server/src/http/page-template.ts';

/** For crawlers: the public pages, and nothing that belongs to somebody. */
export function robotsText(privatePaths: readonly string[]): string {
  const hidden = ['/api/', '/files/', '/outbox', ...privatePaths].toSorted();
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return `${[...lines, '', `Sitemap: ${blanks.appUrl}/sitemap.xml`].join('\n')}\n`;
}

export function sitemapText(publicPaths: readonly string[]): string {
  const entries = publicPaths.map((path) => `  <url><loc>${blanks.appUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
