import { offersOf } from '@casefolio/domain/plans/plans';
import { expect, test } from 'vitest';
import { choiceIn, planAction, queryOf } from './plans-page.ts';

test('without a word in the address it is monthly and for an individual', () => {
  for (const address of ['', 'period=', 'period=weekly&for=cats', 'PERIOD=yearly'])
    expect(choiceIn(new URLSearchParams(address))).toEqual({ period: 'Monthly', audience: 'individual' });
});

test('what was chosen comes back from the address, and the usual is not written', () => {
  for (const period of ['Monthly', 'Annual'] as const)
    for (const audience of ['individual', 'business'] as const)
      expect(choiceIn(new URLSearchParams(queryOf({ period, audience })))).toEqual({ period, audience });
  expect(queryOf({ period: 'Monthly', audience: 'individual' })).toEqual({});
});

test('Free leads to the sign-up, a paid plan to the sign-up with its id', () => {
  expect(offersOf('Annual').map((offer) => planAction(offer, false))).toEqual([
    { to: '/signup', label: 'Start free' },
    { to: '/signup/moderate-annual', label: 'Choose Moderate' },
    { to: '/signup/busy-annual', label: 'Choose Busy' },
    { to: '/signup/unlimited-annual', label: 'Choose Unlimited' },
  ]);
});

test('who has an account is led to their own plan', () => {
  expect(new Set(offersOf('Monthly').map((offer) => planAction(offer, true).to))).toEqual(new Set(['/MyPlan']));
});
