import { hasEnded } from '@casefolio/domain/accounts/session-ends';
import { openingKey } from '../../api/session.ts';

interface Opening {
  readonly remembered: boolean;
  readonly at: number;
}

/** The server notes only now and then when it was last asked, so its session may end a little sooner than ours. */
const toleranceMs = 2 * 60_000;

let known: Opening = { remembered: false, at: Date.now() };
let heardAt: number | null = null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(openingKey);
  } catch {
    return null;
  }
}

/** When the session was opened, and whether 'Remember Me' was chosen. A lock empties the storage, and this page still knows it. */
export function readOpening(): Opening {
  const stored = parsed(storedText() ?? 'null');
  if (typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number') {
    known = { remembered: 'remembered' in stored && stored.remembered === true, at: stored.at };
  }
  return known;
}

/** The server has answered somebody it knows. */
export function noteAnswer(): void {
  heardAt = Date.now();
}

/** Whether a session that the server knows no more has simply run out; otherwise it was ended elsewhere. A page that never had an answer holds nothing worth keeping. */
export function hasRunOut(now: number): boolean {
  if (heardAt === null) return false;
  const { remembered, at } = readOpening();
  const times = { remembered, openedAt: new Date(at), lastSeenAt: new Date(heardAt) };
  return hasEnded(times, new Date(now + toleranceMs));
}
