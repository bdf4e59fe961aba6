/** Kept for this tab alone, and gone with a log-out. It holds no data: it says that a sign-in began with an invitation. */
const nextMark = 'casefolio.next-page-is-profile';

export function keepProfileAsNext(): void {
  try {
    globalThis.sessionStorage.setItem(nextMark, 'yes');
  } catch {
    // Then the sign-in leads to the dashboard, and the invitation is found on the profile.
  }
}

/** Does the sign-in go on to the profile? Only read here: a screen may be drawn more than once on the way. */
export function isProfileNext(): boolean {
  try {
    return globalThis.sessionStorage.getItem(nextMark) !== null;
  } catch {
    return false;
  }
}

export function forgetNextPage(): void {
  try {
    globalThis.sessionStorage.removeItem(nextMark);
  } catch {
    // Nothing was kept.
  }
}
