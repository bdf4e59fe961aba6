import { useEffect, useRef } from 'react';
import type { Lookup } from '../calculator-rows.ts';
import { searchTermOf } from '../code.ts';
import type { CptCode } from '../code.ts';
import type { CodeSearch } from './use-code-search.ts';

type Wish = 'first' | 'exact' | null;

interface EarlyPickOptions {
  readonly search: CodeSearch<'cpt'>;
  readonly typed: string;
  readonly pick: (code: CptCode) => void;
  readonly onLookup: (lookup: Lookup) => void;
}

/**
 * Lets people be faster than the network: Enter before the answer takes the first hit when it comes, and leaving the box takes the
 * code that was typed in full. Typing on forgets the wish, and so does a search that fails.
 */
export function useEarlyPick({ search, typed, pick, onLookup }: EarlyPickOptions) {
  const wish = useRef<Wish>(null);

  function fulfil(): void {
    if (wish.current === null || search.state === 'searching') return;
    const [first] = search.hits;
    const term = searchTermOf(typed).toUpperCase();
    const code = wish.current === 'first' ? first : search.hits.find((hit) => hit.code.toUpperCase() === term);
    wish.current = null;
    if (code && search.state === 'answered') pick(code);
    else onLookup(search.state === 'failed' ? 'failed' : 'none');
  }
  useEffect(fulfil);

  function wishFor(next: 'first' | 'exact'): void {
    wish.current = next;
    if (search.state === 'searching') onLookup('awaited');
    fulfil();
  }
  return {
    takeFirst: () => wishFor('first'),
    // Whoever pressed Enter and went on still wants the first.
    takeExact: () => wishFor(wish.current ?? 'exact'),
    forget: () => {
      wish.current = null;
    },
  };
}
