import type { Page } from '@playwright/test';
import { button, field, fillDetails, heading, newAddress } from './support/account-steps.ts';
import { expect, test } from './support/test.ts';

const freeCode = 'Casefolio100';
const goodCard = 'Visa ending in 1111, is accepted';
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The footer has a button of the same name. */
const subscribe = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();

/** From the plan's link to the end of the terms. */
async function toTheEndOfTerms(page: Page, planId: string, code = ''): Promise<string> {
  const email = newAddress();
  await page.goto(`/signup/${planId}`);
  await fillDetails(page, email);
  if (code !== '') await field(page, 'Promotional code (optional)').fill(code);
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeVisible();
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  return email;
}

async function toBilling(page: Page, planId: string, code = ''): Promise<string> {
  const email = await toTheEndOfTerms(page, planId, code);
  await expect(heading(page, 'Billing Info')).toBeFocused();
  await expect(page.getByText('Choose your method of payment')).toBeVisible();
  return email;
}

/** Notes under which heading a message appears: one that stays a second or two is easily missed by looking now and then. */
async function listenFor(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    const { dataset } = document.documentElement;
    delete dataset.heardAt;
    new MutationObserver(() => {
      if (document.body.innerText.includes(text)) dataset.heardAt ??= document.querySelector('h1')?.innerText;
    }).observe(document.body, { childList: true, subtree: true });
  }, message);
}

const heardAt = (page: Page, title: string) => expect(page.locator('html')).toHaveAttribute('data-heard-at', title);

async function planOf(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('casefolio.user') ?? '{}').planId);
}

test('another plan keeps what was typed, all but the password; a reload keeps nothing', async ({ page }) => {
  const email = newAddress();
  await page.goto('/signup/busy-monthly');
  await fillDetails(page, email);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('link', { name: 'Choose Moderate' }).click();
  await expect(page.getByText('$9.99 per month')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Role')).not.toHaveValue('');
  await expect(field(page, 'Password')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue('');
});

test('a paid plan by card: the price, the success for a second, then the verification notice', async ({
  page,
  outbox,
}) => {
  const email = await toBilling(page, 'busy-monthly');
  await expect(page.getByText('$19.99 per month')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Billing Info' })).toHaveAttribute('aria-current', 'step');
  await expect(button(page, 'Next')).toBeDisabled();
  await choose(page, 'Card');
  await expect(page.getByText('This is a trial of payment.')).toBeVisible();
  await choose(page, goodCard);
  await listenFor(page, 'Subscribed successfully');
  await subscribe(page);
  await expect(heading(page, 'Verify your account')).toBeVisible();
  await heardAt(page, 'Billing Info');
  await expect(page.getByText('Subscribed successfully')).toHaveCount(0);
  await expect(button(page, 'Previous')).toBeDisabled();
  expect(await planOf(page)).toBe(3);
  await outbox.newestTo(email);
});

test('a year by PayPal', async ({ page }) => {
  await toBilling(page, 'unlimited-annual');
  await expect(page.getByText('$399.90 per year')).toBeVisible();
  await choose(page, 'PayPal');
  await listenFor(page, 'No payment method is available.');
  await subscribe(page);
  await heardAt(page, 'Billing Info');
  await button(page, 'Agree in PayPal (trial)').click();
  await subscribe(page);
  await expect(heading(page, 'Verify your account')).toBeVisible();
  expect(await planOf(page)).toBe(4);
});

test('without a method nothing is sent, and the alert goes away by itself', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/registration'))));
  await toBilling(page, 'moderate-monthly');
  for (const method of ['none', 'Card']) {
    if (method !== 'none') await choose(page, method);
    await listenFor(page, 'No payment method is available.');
    await subscribe(page);
    await heardAt(page, 'Billing Info');
    await expect(page.getByText('No payment method is available.')).toHaveCount(0);
  }
  expect(sent).toBe(0);
});

test('a refused payment says so, and another card works', async ({ page }) => {
  await toBilling(page, 'busy-monthly');
  await choose(page, 'Card');
  await choose(page, 'Visa ending in 0069, is not valid any more');
  await subscribe(page);
  await expect(page.getByText('Payment method nonce is invalid')).toBeVisible();
  await choose(page, 'Visa ending in 2000, is declined by the bank');
  await subscribe(page);
  await expect(page.getByText('Your payment was declined and nothing was charged.')).toBeVisible();
  await expect(page.getByText('Payment method nonce is invalid')).toHaveCount(0);
  await choose(page, goodCard);
  await subscribe(page);
  await expect(heading(page, 'Verify your account')).toBeVisible();
});

test('the free code shows what it is worth and skips billing', async ({ page }) => {
  await page.goto('/signup/busy-annual');
  await expect(page.getByText('$199.90 per year')).toBeVisible();
  await field(page, 'Promotional code (optional)').fill(freeCode.toLowerCase());
  await field(page, 'First name').focus();
  await expect(page.getByText('$0.00 instead of $199.90')).toBeVisible();
  await fillDetails(page, newAddress());
  await button(page, 'Next').click();
  await expect(heading(page, 'Terms & Conditions')).toBeVisible();
  await expect(page.getByText('Billing Info')).toHaveCount(0);
  await page.getByRole('switch').check();
  await button(page, 'Next').click();
  await expect(heading(page, 'Verify your account')).toBeVisible();
  await expect(page.getByText('Subscribed successfully')).toHaveCount(0);
  expect(await planOf(page)).toBe(3);
});

test('a code that is not valid leaves the price as it is, and says so', async ({ page }) => {
  await toBilling(page, 'busy-monthly', 'SPRING');
  await expect(page.getByText('$19.99 per month')).toBeVisible();
  await expect(page.getByText('This promotional code is not valid. The price stays as it is.')).toBeVisible();
  await choose(page, 'Card');
  await choose(page, goodCard);
  await subscribe(page);
  await expect(heading(page, 'Verify your account')).toBeVisible();
});

test('no file of the application holds the free code', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await toBilling(page, 'busy-monthly');
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.toLowerCase().includes(freeCode.toLowerCase()))).toEqual([]);
});

test('Free by its id needs no billing', async ({ page }) => {
  await toTheEndOfTerms(page, '1');
  await expect(heading(page, 'Verify your account')).toBeVisible();
  expect(await planOf(page)).toBe(1);
});

test('a plan that does not exist is named, with two ways on', async ({ page, axe }) => {
  await page.goto('/signup/gold');
  await expect(heading(page, 'This plan does not exist')).toBeVisible();
  await axe();
  await expect(page.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/Plans');
  await page.getByRole('link', { name: 'Sign up for the Free plan' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(field(page, 'First name')).toBeVisible();
});

test('a plan that could not be loaded is asked for again, and what was typed stays', async ({ page }) => {
  const busy = { status: 429, json: { status_code: 429, data: null, message: 'Too many tries.' } };
  await page.route('**/api/v1/plans/get-braintree-plan**', (route) => route.fulfill(busy), { times: 1 });
  await page.goto('/signup/busy-monthly');
  await field(page, 'First name').fill('Ada');
  await expect(page.getByText('The plan could not be loaded.')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(page.getByText('$19.99 per month')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ada');
});

test('an address that was taken meanwhile leads back to its field, and nothing is charged', async ({ page }) => {
  const email = await toBilling(page, 'busy-monthly');
  const person = { first_name: 'Bea', last_name: 'Lund', email, password: 'Theatre-7-lamp', user_role_id: 1 };
  const data = { ...person, accepted_privacy_policy: true, accepted_terms: true };
  await page.request.post('/api/v1/registration', { data });
  await page.context().clearCookies();
  await choose(page, 'Card');
  await choose(page, goodCard);
  await subscribe(page);
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText('Email is already associated with another account').first()).toBeVisible();
});

test('billing suits axe in both colours, and a phone', async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await toBilling(page, 'busy-monthly');
  await choose(page, 'Card');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await axe();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
