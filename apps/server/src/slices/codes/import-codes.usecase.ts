import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { operatorIn, recordTouch } from '../audit/audit.api.ts';
import { planChange, type PlannedChange, type SetChange } from './code-changes.ts';
import { stampSet, waitForOtherWriters } from './code-sets.store.ts';
import { readCodeSets } from './codes.store.ts';
import type { CodeFile } from './files/code-file.ts';
import { contentsOf } from './import-contents.ts';

export type { SetChange };

/** What importing these files would change. */
export async function previewCodes(db: Db, files: readonly CodeFile[]): Promise<SetChange[]> {
  return plan(db, files);
}

/** Applies the files, all of them or nothing; whoever imports the same again changes nothing. */
export async function importCodes(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  files: readonly CodeFile[],
  progress: (done: number, total: number) => void = () => undefined,
): Promise<SetChange[]> {
  return db.transaction(async (tx) => {
    await waitForOtherWriters(tx);
    const changes = await plan(tx, files);
    const total = changes.reduce((rows, { added, changed }) => rows + added + changed, 0);
    let written = 0;
    for (const change of changes) await change.write(tx, (rows) => progress((written += rows), total));
    await stampChanged(tx, changes, clock.now());
    return changes;
  });
}

async function plan(db: Queryable, files: readonly CodeFile[]): Promise<PlannedChange[]> {
  const changes: PlannedChange[] = [];
  for (const content of await contentsOf(db, files)) changes.push(await planChange(db, content));
  return changes;
}

async function stampChanged(tx: Tx, changes: readonly PlannedChange[], at: Date): Promise<void> {
  const standing = new Map((await readCodeSets(tx)).map(({ name, label }) => [name, label]));
  const bySet = Map.groupBy(changes.filter(changesSomething), ({ set }) => set);
  for (const [set, ofSet] of bySet) {
    const renamed = ofSet.find(({ newLabel }) => newLabel !== null);
    await stampSet(tx, set, renamed?.newLabel ?? standing.get(set) ?? '', at);
    await recordTouch(tx, operatorIn(tx), at, { action: 'codes.imported', object: set });
  }
}

const changesSomething = ({ added, changed, retired }: SetChange): boolean => added + changed + retired > 0;
