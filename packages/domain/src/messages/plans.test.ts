import { expect, test } from 'vitest';
import { offersOf } from '../plans/plans.ts';
import { casesText, planFeatures, price, pricePer, reducedPrice, registriesText } from './plans.ts';

test.each([
  [0, 'No cases', 'No registries'],
  [1, 'Up to 1 cases', 'Up to 1 registries'],
  [200, 'Up to 200 cases', 'Up to 200 registries'],
])('a limit of %i reads as specified', (limit, cases, registries) => {
  expect([casesText(limit), registriesText(limit)]).toEqual([cases, registries]);
});

test('the numbers that mean no limit are said in words', () => {
  expect(casesText(10_000_000)).toBe('Unlimited cases per month');
  expect(registriesText(1_000_000)).toBe('Unlimited registry per month');
});

test('each card lists what its plan holds', () => {
  expect(offersOf('Monthly').map((offer) => planFeatures(offer).map(({ text }) => text))).toEqual([
    ['Up to 10 cases', 'No registries', 'No images', 'No RVU estimation'],
    ['Up to 50 cases', 'Up to 3 registries', 'Unlimited images', 'RVU estimation'],
    ['Up to 200 cases', 'Up to 10 registries', 'Unlimited images', 'RVU estimation'],
    ['Unlimited cases per month', 'Unlimited registry per month', 'Unlimited images', 'RVU estimation'],
  ]);
});

test('prices are in dollars with two decimals', () => {
  expect(price(0)).toBe('$0.00');
  expect(pricePer(19_990, 'Annual')).toBe('$199.90 per year');
  expect(reducedPrice(0, 1999)).toBe('$0.00 instead of $19.99');
});
