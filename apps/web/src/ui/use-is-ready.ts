import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on a page that was drawn ahead, until our code has arrived: what is typed or pressed there before would be lost, so
 * forms and buttons take nothing yet.
 */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
