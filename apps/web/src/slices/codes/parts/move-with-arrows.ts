import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys lead from the search box through the results and back. Enter in the box leads to the first result; on a result it chooses,
 * as Space does.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-stop]:enabled')];
  const at = stops.findIndex((stop) => stop === event.target);
  const now = stops[at];
  const isEnter = event.key === 'Enter';
  const step = steps[event.key] ?? (isEnter && now?.type !== 'checkbox' ? 1 : 0);
  if (!now || (step === 0 && !isEnter)) return;
  event.preventDefault();
  if (step === 0) now.click();
  else stops[at + step]?.focus();
}
