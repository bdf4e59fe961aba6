import type { Page } from '@playwright/test';
import { button, field, heading } from './support/account-steps.ts';
import { fillSignIn, invite } from './support/invite.ts';
import { comeIn, password, someAddress, verifiedPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create an account' });
const entry = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const view = (page: Page) => page.getByLabel('View', { exact: true });
const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

async function fillDialog(page: Page): Promise<void> {
  await field(page, 'First name').fill('Ines');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Password').fill(password);
}

test('somebody new signs up by the link, accepts, opens the dashboard from the menu and leaves it', async ({
  page,
  request,
  outbox,
}) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const email = someAddress('ines');
  await page.goto(await invite(request, outbox, doctor, email));
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Email')).not.toBeEditable();
  await fillDialog(page);
  await expect(page.getByText('Strong password')).toBeVisible();
  await button(page, 'Show password').click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await field(page, 'Role').selectOption({ label: 'Resident' });
  await button(page, 'Sign up').click();

  await expect(page).toHaveURL('/profile');
  await expect(dialog(page)).toBeHidden();
  await expect(view(page)).toHaveValue('INVITATIONS');
  await expect(entry(page, "Marta's dashboard")).toContainText('Editor');
  await button(page, 'Accept').click();
  await expect(page.getByText('Accepted successfully')).toBeVisible();
  await expect(page.getByText('No invitations wait for you.')).toBeVisible();
  await expect(view(page)).toHaveValue('INVITATIONS');

  await button(page, 'Profile menu').click();
  await expect(page.getByRole('menuitem', { name: "Dr. Marta Duarte's dashboard" })).toHaveAttribute(
    'href',
    `/shared-dashboard/${doctor.id}`,
  );
  await page.keyboard.press('Escape');

  await view(page).selectOption('Joined dashboards');
  await button(page, 'Leave dashboard').click();
  await expect(page.getByText('left successfully')).toBeVisible();
  await expect(page.getByText('You have not joined a dashboard yet.')).toBeVisible();
  await expect(view(page)).toHaveValue('MY_TEAMS');
  await button(page, 'Profile menu').click();
  await expect(page.getByRole('menuitem', { name: 'My dashboard' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Marta/ })).toHaveCount(0);
});

test('the dialog names what is wrong, and what the server refuses stands in its alert', async ({
  page,
  request,
  outbox,
}) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const email = someAddress('ines');
  await page.goto(await invite(request, outbox, doctor, email));
  await button(page, 'Sign up').click();
  await expect(page.getByText('This field is required', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await fillDialog(page);
  await field(page, 'Password').fill('abc');
  await expect(page.getByText('Weak password')).toBeVisible();
  await expect(
    page.getByText('Must Contain 8 Characters, One Uppercase, One Number and one special case Character'),
  ).toBeVisible();
  await field(page, 'Password').fill('Password-1');
  await button(page, 'Sign up').click();
  await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
  await field(page, 'Password').fill(password);
  await request.put(`/api/v1/users/${doctor.id}/access_users/revoke_user`, { data: { email } });
  await button(page, 'Sign up').click();
  await expect(dialog(page).getByRole('alert')).toContainText('This invitation is not valid any more');
});

test('with the keyboard alone the dialog is closed, opened again and sent', async ({ page, request, outbox }) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  await page.goto(await invite(request, outbox, doctor, someAddress('ines')));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page, 'Invitation')).toBeVisible();
  await expect(page.getByText('Marta Duarte shares a case log with you.')).toBeVisible();
  await button(page, 'Create an account').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await fillDialog(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('the invited person, signed in, lands on the invitations and declines', async ({ page, request, outbox }) => {
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, ines.email);
  await comeIn(page, ines);
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ panelIndex: 5 });
  await button(page, 'Decline').click();
  await expect(page.getByText('Rejected successfully')).toBeVisible();
  await expect(page.getByText('No invitations wait for you.')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'This invitation cannot be used')).toBeVisible();
  await page.getByRole('link', { name: 'See my invitations' }).click();
  await expect(page).toHaveURL('/profile');
});

test('nobody signed in: storage is cleared, and the sign-in leads to the invitations once', async ({
  page,
  request,
  outbox,
}) => {
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, ines.email);
  await page.goto('/signin');
  await page.evaluate(() => localStorage.setItem('left.behind', 'yes'));
  await page.goto(link);
  await expect(page).toHaveURL('/signin');
  expect(await stored(page)).toEqual(['casefolio.next-page-is-profile']);
  await page.reload();
  await fillSignIn(page, ines.email);
  await expect(page).toHaveURL('/profile');
  await expect(entry(page, "Marta's dashboard")).toBeVisible();
  expect(await stored(page)).not.toContain('casefolio.next-page-is-profile');
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
});

test('a session that has ended is taken for nobody signed in', async ({ page, request, outbox }) => {
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, ines.email);
  await comeIn(page, ines);
  // The browser still believes that somebody is signed in; only the invitation's own call tells that nobody is.
  await page.route(/\/api\/v1\/users\/\d+(\/doctors.*)?$/, () => undefined);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL('/signin');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fillSignIn(page, ines.email);
  await expect(page).toHaveURL('/profile');
});

test('somebody else signed in is refused, may stay, or switches accounts and goes on', async ({
  page,
  request,
  outbox,
}) => {
  const [ines, other] = [
    await verifiedPerson(request, outbox, { name: 'Ines' }),
    await verifiedPerson(request, outbox, { name: 'Otto' }),
  ];
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, ines.email);
  await comeIn(page, other);
  await page.goto(link);
  await expect(heading(page, 'This invitation is for somebody else')).toBeVisible();
  await expect(page.getByText(`It was sent to ${ines.email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('No invitations wait for you.')).toBeVisible();

  await page.goto(link);
  await button(page, 'Switch accounts').click();
  await expect(page).toHaveURL('/signin');
  await fillSignIn(page, ines.email);
  await expect(page).toHaveURL('/profile');
  await expect(entry(page, "Marta's dashboard")).toBeVisible();
});

test('somebody else signed in makes way for somebody new', async ({ page, request, outbox }) => {
  const other = await verifiedPerson(request, outbox, { name: 'Otto' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, someAddress('ines'));
  await comeIn(page, other);
  await page.goto(link);
  await button(page, 'Switch accounts').click();
  await expect(dialog(page)).toBeVisible();
  await fillDialog(page);
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL('/profile');
  await expect(entry(page, "Marta's dashboard")).toBeVisible();
});

test('who has not verified their address yet is verified by the invitation', async ({ page, request, outbox }) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const email = someAddress('ines');
  const data = {
    first_name: 'Ines',
    last_name: 'Okafor',
    email,
    password,
    accepted_privacy_policy: true,
    accepted_terms: true,
  };
  await page.request.post('/api/v1/registration', { data });
  await outbox.newestTo(email);
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/not-verified');
  await page.goto(await invite(request, outbox, doctor, email));
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  await expect(entry(page, "Marta's dashboard")).toBeVisible();
});

test('a used, a withdrawn and a made-up link say so, and lead on', async ({ page, request, outbox, axe }) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const email = someAddress('ines');
  const link = await invite(request, outbox, doctor, email);
  await request.put(`/api/v1/users/${doctor.id}/access_users/revoke_user`, { data: { email } });
  for (const address of [link, `${link}x`, '/dashboard/999999/invitation/abc/def', '/dashboard/zero/invitation/a/b']) {
    await page.goto(address);
    await expect(heading(page, 'This invitation cannot be used')).toBeVisible();
    await expect(page.getByText('This invitation is not valid any more')).toBeVisible();
  }
  await axe();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signin');
});

test('an invitation withdrawn while it is looked at is told, and the list is asked for again', async ({
  page,
  request,
  outbox,
}) => {
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  await invite(request, outbox, doctor, ines.email);
  await comeIn(page, ines);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Dashboards' }).click();
  await expect(button(page, 'Accept')).toBeVisible();
  await request.put(`/api/v1/users/${doctor.id}/access_users/revoke_user`, { data: { email: ines.email } });
  await button(page, 'Accept').click();
  await expect(page.getByRole('alert')).toHaveText('This dashboard is not shared with you any more');
  await expect(page.getByText('No invitations wait for you.')).toBeVisible();
});

test('the dialog, the refusal and the lists suit axe in both colours and the narrowest phone', async ({
  page,
  request,
  outbox,
  axe,
}) => {
  test.slow();
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const [fresh, known] = [
    await invite(request, outbox, doctor, someAddress('nadia')),
    await invite(request, outbox, doctor, ines.email),
  ];
  async function isFine(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await axe();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(fresh);
  await button(page, 'Sign up').click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await isFine();
  await comeIn(page, ines);
  await page.goto(fresh);
  await expect(button(page, 'Switch accounts')).toBeVisible();
  await isFine();
  await page.goto(known);
  await expect(button(page, 'Accept')).toBeVisible();
  await isFine();
});
