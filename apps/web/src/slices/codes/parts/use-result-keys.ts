import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { CodeKind } from '../code.ts';
import type { CodeSearch } from '../hooks/use-code-search.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search box and the results, from top to bottom. */
const placesIn = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLInputElement>('[data-stop]')];
const stopsIn = (dialog: HTMLElement) => placesIn(dialog).filter(({ disabled }) => !disabled);

/**
 * What one press in the box and a second on the first result would have done. Unseen, only the best match is chosen, and nothing is taken
 * back.
 */
function catchUp(dialog: HTMLElement, presses: number): void {
  const [, best] = placesIn(dialog);
  const [searchBox, first] = stopsIn(dialog);
  if (document.activeElement !== searchBox) return;
  first?.focus();
  if (presses > 1 && first === best && first?.checked === false) first.click();
}

/** The focus is never nowhere: when a result goes that had it, or the button that tries again, the search box takes it. */
function useFocusKept(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body && inside.current) placesIn(inside.current)[0]?.focus();
  });
}

/**
 * Arrow keys lead from the search box through the results and back. Enter in the box leads to the first result; on a result it chooses, as
 * Space does. Keys wait for the answer to what was typed: as long as hits of another search are in sight, none of them is chosen by key.
 */
export function useResultKeys(
  inside: RefObject<HTMLElement | null>,
  { state, tryAgain }: Pick<CodeSearch<CodeKind>, 'state' | 'tryAgain'>,
) {
  const pressesAhead = useRef(0);
  useFocusKept(inside);
  useEffect(() => {
    const presses = pressesAhead.current;
    if (presses === 0 || state === 'searching') return;
    pressesAhead.current = 0;
    if (state === 'answered' && inside.current) catchUp(inside.current, presses);
  });

  function pressInBox(key: string, first: HTMLElement | undefined): void {
    if (state === 'searching') pressesAhead.current = key === 'Enter' ? pressesAhead.current + 1 : 1;
    else if (state === 'failed' && key === 'Enter') tryAgain();
    else first?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, repeat, target } = event;
    const step = steps[key];
    const stops = stopsIn(event.currentTarget);
    const at = stops.findIndex((stop) => stop === target);
    const isChoosing = key === 'Enter' || (key === ' ' && at > 0 && state === 'searching');
    if (at === -1 || (step === undefined && !isChoosing)) return;
    event.preventDefault();
    if (at === 0) {
      if (step !== -1 && !repeat) pressInBox(key, stops[1]);
    } else if (step !== undefined) stops[at + step]?.focus();
    else if (state !== 'searching' && !repeat) stops[at]?.click();
  }

  const forgetPresses = () => {
    pressesAhead.current = 0;
  };
  return { onKeyDown, onInput: forgetPresses };
}
