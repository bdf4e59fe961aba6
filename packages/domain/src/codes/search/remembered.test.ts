import { expect, test } from 'vitest';
import { remembered, rememberedLately } from './remembered.ts';

/** Upper-cases words, and notes which it was asked for. */
function shouting() {
  const asked: string[] = [];
  const shout = (word: string): string => {
    asked.push(word);
    return word.toUpperCase();
  };
  return { asked, shout };
}

test('an answer is made once', () => {
  const { asked, shout } = shouting();
  const known = remembered(shout);
  expect(['a', 'b', 'a'].map(known)).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('of the last answers the one that nobody asked for longest is forgotten first', () => {
  const { asked, shout } = shouting();
  const known = rememberedLately(shout, 2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(known)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
