import { button, field, heading } from './support/account-steps.ts';
import { invite } from './support/invite.ts';
import { comeIn, password, someAddress, verifiedPerson } from './support/people.ts';
import { expect, test } from './support/test-interrupted.ts';

test('a link that got no answer can be tried again', async ({ page, request, outbox }) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  const link = await invite(request, outbox, doctor, someAddress('ines'));
  await page.route('**/access_users/verify*', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await expect(heading(page, 'No connection')).toBeVisible();
  await page.route('**/access_users/verify*', (route) => route.fulfill({ status: 500, json: { status_code: 500 } }), {
    times: 1,
  });
  await button(page, 'Try again').click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await button(page, 'Try again').click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
});

test('a sign-up whose answer was lost is sent again as the same one', async ({ page, context, request, outbox }) => {
  const doctor = await verifiedPerson(request, outbox, { name: 'Marta' });
  await page.goto(await invite(request, outbox, doctor, someAddress('ines')));
  await page.route(
    '**/access_users/registration',
    async (route) => {
      await route.fetch();
      // The lost answer brought no cookie, either.
      await context.clearCookies();
      await route.abort();
    },
    { times: 1 },
  );
  await field(page, 'First name').fill('Ines');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Password').fill(password);
  await button(page, 'Sign up').click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected error');
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL('/profile');
  await expect(button(page, 'Accept')).toBeVisible();
});

test('a list that does not come can be asked for again', async ({ page, request, outbox }) => {
  const ines = await verifiedPerson(request, outbox, { name: 'Ines' });
  await comeIn(page, ines);
  await page.route('**/doctors?filter=PENDING', (route) =>
    route.fulfill({ status: 500, json: { status_code: 500, message: 'Unexpected error' } }),
  );
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Dashboards' }).click();
  await expect(page.getByText('The dashboards could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByText('No invitations wait for you.')).toBeVisible();
});
