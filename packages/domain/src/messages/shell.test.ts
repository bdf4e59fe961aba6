import { expect, test } from 'vitest';
import { sharedDashboardLabel } from './shell.ts';

test.each(['SPECIALIST', 'FELLOW', 'RESIDENT', 'resident'])('the dashboard of a %s carries the title Dr.', (role) => {
  expect(sharedDashboardLabel('Ada Moss', role)).toBe("Dr. Ada Moss's dashboard");
});

test.each(['NURSE', '', null])('the dashboard of someone with the role %s carries the name alone', (role) => {
  expect(sharedDashboardLabel('Ada Moss', role)).toBe("Ada Moss's dashboard");
});
