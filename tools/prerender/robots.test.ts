import { expect, test } from 'vitest';
import { robotsText, sitemapText } from './robots.ts';

test('robots are kept from what is private and told where the pages are', () => {
  expect(robotsText(['/case/', '/dashboard'])).toBe(
    [
      'User-agent: *',
      ...['/api/', '/case/', '/dashboard', '/files/', '/outbox'].map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      'Sitemap: {{app-url}}/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test('the sitemap names each public page by its whole address', () => {
  const addresses = [...sitemapText(['/', '/Plans']).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['{{app-url}}/', '{{app-url}}/Plans']);
});
