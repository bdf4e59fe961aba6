import { expect, test } from 'vitest';
import { mainDestinations, ownHome, profileDestinations } from './navigation.ts';

const verified = { verified: true };
const labels = (destinations: readonly { label: string }[]) => destinations.map((destination) => destination.label);

test('a verified user finds the four main places', () => {
  expect(labels(mainDestinations(verified, '/dashboard'))).toEqual([
    'Dashboard',
    'Registries',
    'RVU Calculator',
    'Users',
  ]);
});

test.each([
  '/shared-dashboard/4',
  '/Shared-Dashboard/4',
  '/shared-case/4/9',
  '/new-shared-case/4',
  '/edit-shared-case/4/9',
])('on %s Registries and Users are hidden', (path) => {
  expect(labels(mainDestinations(verified, path))).toEqual(['Dashboard', 'RVU Calculator']);
});

test('an unverified user is offered the verification alone', () => {
  expect(labels(mainDestinations({ verified: false }, '/'))).toEqual(['Verify your e-mail']);
  expect(profileDestinations({ verified: false }, [])).toEqual([]);
});

test('the logo leads to the dashboard, or to the step that is left before it', () => {
  expect(ownHome(verified)).toBe('/dashboard');
  expect(ownHome({ verified: false })).toBe('/not-verified');
});

test('the profile menu lists one dashboard per shared doctor, between their own and the plan', () => {
  const doctors = [
    { id: 4, name: 'Ada Moss', roleName: 'SPECIALIST' },
    { id: 5, name: 'Ben Reed', roleName: null },
  ];
  const destinations = profileDestinations(verified, doctors);
  expect(labels(destinations)).toEqual([
    'Visit profile',
    'My dashboard',
    "Dr. Ada Moss's dashboard",
    "Ben Reed's dashboard",
    'Current plan details',
  ]);
  expect(destinations[2]?.to).toBe('/shared-dashboard/4');
});
