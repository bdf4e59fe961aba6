import { useEffect } from 'react';
import { whenAtRest } from './use-is-at-rest.ts';

/** Fetches what a press may ask for once the page has come to rest, so that neither the network nor a wait matters then. */
export function useAhead(prepare: () => Promise<unknown>): void {
  useEffect(() => whenAtRest(() => void prepare()), [prepare]);
}
