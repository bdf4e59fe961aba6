import { expect, test } from 'vitest';
import { hoursEast } from './time-offset.ts';

test.each([
  [-330, 5.5],
  [210, -3.5],
  [-345, 5.75],
  [0, 0],
])('%d minutes west are %d hours east', (minutesWest, hours) => {
  expect(hoursEast(minutesWest)).toBe(hours);
});
