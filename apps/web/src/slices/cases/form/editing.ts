/** What changes while a form stands and is shown by none of its parts. */
export interface Editing {
  /** Of the case as it was read; a new one has none. */
  readonly version: () => number | undefined;
  readonly setVersion: (version: number | undefined) => void;
  /** Saved: there is nothing to lose any more. */
  readonly finish: () => void;
  readonly isSaved: () => boolean;
}

export function makeEditing(first: number | undefined): Editing {
  let [version, isSaved] = [first, false];
  return {
    version: () => version,
    setVersion: (next) => {
      version = next;
    },
    finish: () => {
      isSaved = true;
    },
    isSaved: () => isSaved,
  };
}
