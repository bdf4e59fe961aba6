import { expect, test } from 'vitest';
import { dollarsOf } from './money.ts';
import { freePlanId, isMostPopular, offerById, offersOf, plans } from './plans.ts';

const pricesOf = (period: 'Monthly' | 'Annual') =>
  offersOf(period).map(({ plan, cents, braintreePlanId }) => [plan.name, dollarsOf(cents), braintreePlanId]);

test('four plans by the month, and a year for ten months', () => {
  expect(pricesOf('Monthly')).toEqual([
    ['Free', '0.00', '1'],
    ['Moderate', '9.99', 'moderate-monthly'],
    ['Busy', '19.99', 'busy-monthly'],
    ['Unlimited', '39.99', 'unlimited-monthly'],
  ]);
  expect(pricesOf('Annual')).toEqual([
    ['Free', '0.00', '1'],
    ['Moderate', '99.90', 'moderate-annual'],
    ['Busy', '199.90', 'busy-annual'],
    ['Unlimited', '399.90', 'unlimited-annual'],
  ]);
});

test('Free opens the log alone, every paid plan images and figures', () => {
  const opened = plans.map(({ id, opensImages, opensFigures }) => [id, opensImages, opensFigures]);
  expect(opened).toEqual([
    [freePlanId, false, false],
    [2, true, true],
    [3, true, true],
    [4, true, true],
  ]);
});

test('Busy alone is the most popular', () => {
  expect(plans.filter(isMostPopular).map(({ name }) => name)).toEqual(['Busy']);
});

test('an offer is found by its exact id', () => {
  expect(offerById('1')).toMatchObject({ plan: { name: 'Free' }, cents: 0 });
  expect(offerById('busy-annual')).toMatchObject({ plan: { name: 'Busy' }, period: 'Annual', cents: 19_990 });
  expect(['', '2', 'Busy-Annual', 'busy', '__proto__'].map(offerById)).toEqual(Array(5).fill(undefined));
});
