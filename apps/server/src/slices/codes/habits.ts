import type { Db } from '../../db/database.ts';
import type { OpenSession } from '../../http/visit.ts';
import { notesOfUses, usesOf } from './codes.store.ts';

export type Uses = ReadonlyMap<number, number>;

/** How often whoever calls logged each code. */
export type Habits = (session: Pick<OpenSession, 'userId'> | null, kind: 'cpt' | 'icd') => Promise<Uses>;

/** Other nodes note uses, too: what was read counts for as long as somebody types. */
const keptForMs = 5000;

interface Kept {
  readonly uses: Promise<Uses>;
  readonly readAt: number;
  readonly notes: number;
}

const nothing: Uses = new Map();

/** Reads what somebody uses once while they type, not once for every letter. */
export function habitsIn(db: Db, { now = () => performance.now(), most = 2000 } = {}): Habits {
  const kept = new Map<string, Kept>();

  const isFresh = ({ readAt, notes }: Kept): boolean => notes === notesOfUses() && now() - readAt < keptForMs;
  const read = (key: string, userId: number, kind: 'cpt' | 'icd'): Promise<Uses> => {
    const uses = usesOf(db, userId, kind);
    // What failed is not kept: the next letter asks again.
    uses.catch(() => kept.delete(key));
    // Deleted first, so that it moves to the end: the first is the one that was read longest ago.
    kept.delete(key);
    kept.set(key, { uses, readAt: now(), notes: notesOfUses() });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return uses;
  };
  return async (session, kind) => {
    if (!session) return nothing;
    const key = `${kind} ${session.userId}`;
    const known = kept.get(key);
    return known && isFresh(known) ? known.uses : read(key, session.userId, kind);
  };
}
