import { expect, test } from 'vitest';
import { cptRank, icdRank } from './code-rank.ts';

test('diagnoses that can be billed come first, initial encounters before later ones, illnesses before circumstances', () => {
  const ranks = [
    icdRank({ code: 'S06.5X0A', billable: true }),
    icdRank({ code: 'Z98.2', billable: true }),
    icdRank({ code: 'S06.5X0D', billable: true }),
    icdRank({ code: 'S06.5X0', billable: false }),
  ];
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(icdRank({ code: 'I60.2', billable: true })).toBe(ranks[0]);
});

test('add-on procedures come after those that stand alone', () => {
  expect(cptRank({ globalDays: 'ZZZ' })).toBeLessThan(cptRank({ globalDays: '090' }));
});
