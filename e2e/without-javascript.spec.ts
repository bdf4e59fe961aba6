import { formNeedsScript, pageDescriptions } from '@casefolio/domain/messages/page-descriptions';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const isForm = (path: string): boolean => path === '/signin' || path === '/signup';
const paths = Object.keys(pageDescriptions);

for (const path of paths)
  test(`${path} can be read without JavaScript`, async ({ page, request }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    if (isForm(path)) await expect(main.locator('noscript p')).toHaveText(formNeedsScript);
    else expect((await main.innerText()).length, 'it says something').toBeGreaterThan(60);
    for (const waiting of await page.locator('[aria-busy]').all()) await expect(waiting).toBeHidden();
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links.filter((href) => href.startsWith('/'))))
      expect((await request.get(link)).status(), link).toBe(200);
  });

test('a visitor without JavaScript walks from page to page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/ourteam');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13);
});

test('every public page introduces itself to search engines and to shared links', async ({ page, server, request }) => {
  for (const [path, description] of Object.entries(pageDescriptions)) {
    await page.goto(path.toLowerCase());
    await expect(page).toHaveTitle(/ · Casefolio$/);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[name="description"]')).toBe(description);
    expect(await content('meta[property="og:description"]')).toBe(description);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:url"]')).toBe(`${server.url}${path}`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${server.url}${path}`);
    const card = await request.get((await content('meta[property="og:image"]')) ?? '');
    expect(card.headers()['content-type']).toBe('image/png');
  }
});

test('robots find the public pages, and none of anybody’s own', async ({ request, server }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(paths.map((path) => `${server.url}${path}`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/case/', '/dashboard', '/profile', '/verification/']));
  for (const path of paths) expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
});
