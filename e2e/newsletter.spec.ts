import { button, newAddress } from './support/account-steps.ts';
import { untilRunning } from './support/running.ts';
import { expect, test } from './support/test.ts';

test('the newsletter comes after a click in the mail, and goes after another', async ({ page, outbox }) => {
  const email = newAddress();
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText('Email is required')).toBeVisible();
  await box.getByLabel('Newsletter').fill('vera@');
  await page.keyboard.press('Enter');
  await expect(box.getByText('Must use valid email address')).toBeVisible();
  await expect(box.getByLabel('Newsletter')).toBeFocused();
  await box.getByLabel('Newsletter').fill(email);
  await page.keyboard.press('Enter');
  await expect(box.getByText('Please open the link in the mail that we have sent you.')).toBeVisible();
  await expect(box.getByLabel('Newsletter')).toHaveValue('');
  const [confirm = '', leave = ''] = (await outbox.newestTo(email)).links;

  await page.goto(confirm);
  await expect(page).toHaveTitle('Confirm your subscription · Casefolio');
  await button(page, 'Confirm my address').click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await page.reload();
  await button(page, 'Confirm my address').click();
  await expect(page.getByText('This link was used before or is older than 48 hours.')).toBeVisible();

  await page.goto(leave);
  await button(page, 'Take me off the list').click();
  await expect(page.getByText('Your address is deleted. You get no further newsletter.')).toBeVisible();
  await page.reload();
  await button(page, 'Take me off the list').click();
  await expect(page.getByText('the address is off the list already')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the code behind the newsletter box comes when somebody turns to it', async ({ page }) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (/\/assets\/subscribe-[^/]+\.js$/.test(request.url())) fetched += 1;
  });
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await untilRunning(page);
  expect(fetched).toBe(0);
  await box.getByLabel('Newsletter').focus();
  await expect.poll(() => fetched).toBe(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has no objection to the mailed links, and nothing is wider than a phone, in ${colorScheme}`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/newsletter/leave/unknown');
    await expect(button(page, 'Take me off the list')).toBeVisible();
    await axe();
    await page.goto('/newsletter/confirm/unknown');
    await button(page, 'Confirm my address').click();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await axe();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
}
