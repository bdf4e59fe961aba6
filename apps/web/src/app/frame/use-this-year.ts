import { useSyncExternalStore } from 'react';

/** Written in by the build. */
declare const builtInYear: number;

const neverChanges = () => () => undefined;

/** A page that was drawn ahead carries the year of its build; the browser begins with the same, and puts it right at once. */
export const useThisYear = (): number =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
