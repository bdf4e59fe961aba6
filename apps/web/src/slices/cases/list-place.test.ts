import { expect, test } from 'vitest';
import { atTab, firstPlace, lastPage, placeAddress, rangeOf, readPlace, withSize } from './list-place.ts';

const read = (address: string) => readPlace(new URLSearchParams(address));

test('the first page of all cases needs no word in the address', () => {
  expect(placeAddress(firstPlace)).toBe('');
  expect(read('')).toEqual(firstPlace);
});

test('a place goes into the address and comes out of it as it was', () => {
  const place = { tab: 'UPCOMING', page: 2, size: 50 } as const;
  expect(placeAddress(place)).toBe('?tab=upcoming&page=3&size=50');
  expect(read(placeAddress(place))).toEqual(place);
});

test.each(['tab=nonsense', 'page=0', 'page=-3', 'page=two', 'page=1e9', 'size=13', 'size=1000000', 'tab=&page=&size='])(
  'an address that says %s is the first page',
  (address) => {
    expect(read(address)).toEqual(firstPlace);
  },
);

test('a tab that a list does not have is its first', () => {
  expect(readPlace(new URLSearchParams('tab=upcoming'), ['ALL', 'WEEK']).tab).toBe('ALL');
});

test('another tab and another size begin at the first page', () => {
  const place = { tab: 'ALL', page: 4, size: 25 } as const;
  expect(atTab(place, 'WEEK')).toEqual({ tab: 'WEEK', page: 0, size: 25 });
  expect(withSize(place, 100)).toEqual({ tab: 'ALL', page: 0, size: 100 });
});

test('the last page and what is shown of it', () => {
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12)]).toEqual([0, 0, 1]);
  expect(rangeOf({ page: 1, size: 12 }, 13)).toEqual({ first: 13, last: 13 });
  expect(rangeOf({ page: 0, size: 12 }, 0)).toEqual({ first: 0, last: 0 });
});
