export type FailureKind = 'offline' | 'code-missing' | 'unexpected';

const codeMissing = /dynamically imported module|importing a module script failed|unable to preload css/i;
const noNetwork = /failed to fetch|networkerror|load failed/i;

/** Why a screen could not be shown: no network, its code gone from the server (a new release), or a fault of ours. */
export function kindOfFailure(error: unknown, online: boolean): FailureKind {
  if (!online) return 'offline';
  const text = error instanceof Error ? error.message : '';
  if (codeMissing.test(text)) return 'code-missing';
  return noNetwork.test(text) ? 'offline' : 'unexpected';
}

/** What reloading needs of the browser; tests bring their own. */
export interface Page {
  /** A function: a browser that refuses storage throws when it is only named. */
  readonly marks: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

export const thisPage: Page = {
  marks: () => sessionStorage,
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
};

const reloadMark = 'casefolio.reloaded';

/** Marks the page as reloaded; false when it was already, or when no mark could stop a circle. */
function markReload({ marks }: Page): boolean {
  try {
    if (marks().getItem(reloadMark) !== null) return false;
    marks().setItem(reloadMark, 'yes');
    return true;
  } catch {
    return false;
  }
}

/** Loads a screen's code. After a new release the old files are gone: the page then loads itself anew, once. */
export async function loadOrReload<T>(load: () => Promise<T>, page: Page = thisPage): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (kindOfFailure(error, page.isOnline()) !== 'code-missing' || !markReload(page)) throw error;
    page.reload();
    return new Promise<never>(() => {});
  }
}

/** A screen has been shown, so the next release may reload again. */
export function forgetReload({ marks }: Page = thisPage): void {
  try {
    marks().removeItem(reloadMark);
  } catch {
    // Storage is switched off; then there was no mark.
  }
}
