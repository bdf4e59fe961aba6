import { useSyncExternalStore } from 'react';

/** A value that lives outside React, so that any code can change it and any component can follow it. */
export interface Store<T> {
  readonly read: () => T;
  readonly write: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
