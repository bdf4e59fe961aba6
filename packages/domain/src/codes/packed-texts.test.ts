import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedTextsMaker } from './packed-texts.ts';

function packed(texts: readonly string[]) {
  const maker = packedTextsMaker();
  for (const text of texts) maker.add(text);
  return maker.finish();
}

test('every text comes back as it went in, also an empty one and one with any character', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 5 }), { maxLength: 20 }), (texts) => {
      const kept = packed(texts);
      return texts.every((text, place) => kept.at(place) === text);
    }),
  );
});

test('more texts than one string holds are kept apart, and a place behind the last is empty', () => {
  const texts = Array.from({ length: 5000 }, (_, place) => `text ${place}`);
  const kept = packed(texts);
  expect(texts.map((_, place) => kept.at(place))).toEqual(texts);
  for (const place of [5000, 5120, 100_000]) expect(kept.at(place)).toBe('');
  expect(packed([]).at(0)).toBe('');
});
