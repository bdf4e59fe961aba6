import { useEffect, useRef } from 'react';
import { searchTermOf } from '../code.ts';
import type { CptCode } from '../code.ts';
import type { CodeSearch } from './use-code-search.ts';

type Wish = 'first' | 'exact' | null;

/**
 * Lets people be faster than the network: Enter before the answer takes the first hit when it comes, and leaving the box takes the
 * code that was typed in full. Typing on forgets the wish.
 */
export function useEarlyPick(search: CodeSearch<'cpt'>, typed: string, pick: (code: CptCode) => void) {
  const wish = useRef<Wish>(null);

  function fulfil(): void {
    if (wish.current === null || search.state !== 'answered') return;
    const [first] = search.hits;
    const term = searchTermOf(typed).toUpperCase();
    const code = wish.current === 'first' ? first : search.hits.find((hit) => hit.code.toUpperCase() === term);
    wish.current = null;
    if (code) pick(code);
  }
  useEffect(fulfil);

  const wishFor = (next: Wish) => () => {
    wish.current = next;
    fulfil();
  };
  return {
    takeFirst: wishFor('first'),
    // Whoever pressed Enter and went on still wants the first.
    takeExact: () => wishFor(wish.current ?? 'exact')(),
    forget: wishFor(null),
  };
}
