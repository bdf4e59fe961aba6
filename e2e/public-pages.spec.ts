import type { Page } from '@playwright/test';
import { aboutFeatures } from '@casefolio/domain/messages/about';
import { installationDuties, securityClaims } from '@casefolio/domain/messages/security-page';
import { offices } from '@casefolio/domain/messages/team';
import { tourStills } from '@casefolio/domain/messages/tour';
import { expect, test } from './support/test.ts';

const startLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Start your own plan' });
const tour = (page: Page) => page.getByRole('dialog', { name: 'The tour' });
const nameOf = (index: number): string => tourStills[index]?.title ?? '';

async function openTour(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch the tour' }).click();
  await expect(tour(page)).toBeVisible();
}

for (const path of ['/', '/about'])
  test(`${path} leads to the plans from its top and from its end`, async ({ page }) => {
    for (const which of ['first', 'last'] as const) {
      await page.goto(path);
      await startLinks(page)[which]().click();
      await expect(page).toHaveURL(/\/plans$/i);
    }
  });

test('the landing page shows real screens, in the colours of the page, without a jump', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  for (const name of [/code search/, /RVU calculator: the codes/, /on a phone/]) {
    const picture = page.getByRole('img', { name });
    const before = await picture.boundingBox();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(500);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-dark.webp');
    expect((await picture.boundingBox())?.height).toBe(before?.height);
  }
});

test('the tour plays by itself, pauses, and goes on from where it was', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T08:00:00Z') });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Watch the tour' });
  await expect(button).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-15T09:00:00Z'));
  await button.click();
  // What is loaded on demand waits for a timer, too.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return tour(page).isVisible();
    })
    .toBe(true);
  const caption = (index: number) => tour(page).getByRole('heading', { level: 3, name: nameOf(index) });
  await expect(caption(0)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(caption(1)).toBeVisible();
  await expect(tour(page).getByText(`2 of ${tourStills.length}`)).toBeVisible();
  await tour(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(6000);
  await expect(caption(1)).toBeVisible();
  await tour(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(5000);
  await expect(caption(2)).toBeVisible();
  for (let index = 3; index < tourStills.length; index += 1) await page.keyboard.press('ArrowRight');
  await page.clock.runFor(5000);
  await expect(caption(tourStills.length - 1)).toBeVisible();
  await tour(page).getByRole('button', { name: 'Play again' }).click();
  await expect(caption(0)).toBeVisible();
});

test('every picture of the tour is there', async ({ page }) => {
  for (const { picture } of tourStills) {
    const answer = await page.request.get(`/pictures/${picture}.webp`);
    expect(answer.headers()['content-type'], picture).toBe('image/webp');
    expect((await answer.body()).length, picture).toBeLessThan(100_000);
  }
});

test('the tour is worked by keyboard: arrows step, Escape closes and gives the focus back', async ({ page, axe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Watch the tour' });
  await button.focus();
  await page.keyboard.press('Enter');
  // Whoever wants less motion starts the film themselves.
  await expect(tour(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await axe();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tour(page).getByRole('heading', { name: nameOf(2) })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tour(page).getByRole('heading', { name: nameOf(1) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the tour can be read as a text and closes with its button', async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTour(page);
  await tour(page).getByRole('button', { name: 'Read it as text' }).click();
  for (const { title, text } of tourStills) {
    await expect(tour(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(tour(page).getByText(text)).toBeVisible();
  }
  await axe();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await tour(page).getByRole('button', { name: 'Watch the film' }).click();
  await expect(tour(page).getByText(`1 of ${tourStills.length}`)).toBeVisible();
  await tour(page).getByRole('button', { name: 'Close' }).click();
  await expect(tour(page)).toHaveCount(0);
});

test('/about describes the seven features', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Casefolio' })).toBeVisible();
  const titles = aboutFeatures.map(({ title }) => title);
  expect(titles).toHaveLength(7);
  for (const name of titles) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await page.getByRole('link', { name: 'What exactly is done' }).click();
  await expect(page).toHaveURL('/hippa_security');
});

test('/OurTeam says who answers for what, and how to reach them', async ({ page }) => {
  await page.goto('/OurTeam');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
  for (const { name, answersFor } of offices) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    for (const duty of answersFor) await expect(card.getByText(duty)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'In the pocket of your scrubs' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/i);
});

test('/hippa_security lists what is done, and what is left to whoever runs it', async ({ page }) => {
  await page.goto('/hippa_security');
  await expect(page.getByRole('heading', { level: 1, name: 'HIPAA security' })).toBeVisible();
  for (const { heading, claims } of securityClaims) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    for (const { title } of claims) await expect(page.getByRole('term').getByText(title)).toBeVisible();
  }
  for (const duty of installationDuties) await expect(page.getByText(duty)).toBeVisible();
});

test('links to the stores are shown where the installation has them', async ({ page }) => {
  const site = {
    support_emails: [],
    social_links: [],
    app_store_url: 'https://apps.example/casefolio',
    play_store_url: null,
  };
  await page.route('**/api/v1/site', (route) => route.fulfill({ json: { status_code: 200, data: site } }));
  await page.goto('/');
  // Until then the sections below have no height of their own, and what is scrolled to is pushed away again.
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  await page.getByRole('heading', { name: 'In the pocket of your scrubs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', 'https://apps.example/casefolio');
  await expect(page.getByRole('link', { name: 'Google Play' })).toHaveCount(0);
});

test('without store links the mobile section speaks of the mobile site alone', async ({ page }) => {
  const asked = page.waitForResponse('**/api/v1/site');
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  await page.getByRole('heading', { name: 'In the pocket of your scrubs' }).scrollIntoViewIfNeeded();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText('there is nothing to install')).toBeVisible();
  await expect(page.getByText('There are apps, too:')).toHaveCount(0);
});

test('headings go down one step at a time on every page of ours', async ({ page }) => {
  for (const path of ['/', '/about', '/OurTeam', '/hippa_security', '/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1));
  }
});
