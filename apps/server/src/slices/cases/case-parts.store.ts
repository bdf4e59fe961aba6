import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { caseCpts, caseIcds, caseNotes, casePeople, caseProcedures } from '../../db/schema/cases.ts';
import { procedureColumnsOf, procedureValuesOf } from './case-row.store.ts';
import type { CaseState, FurtherProcedure, Note, Surgeon } from '@casefolio/domain/cases/case-state';

type Parts = Omit<CaseState, 'family' | 'values' | 'modifierId'>;
interface Key {
  readonly ownerId: number;
  readonly caseId: number;
}

type PartTable = typeof caseCpts | typeof caseIcds | typeof caseNotes | typeof casePeople | typeof caseProcedures;

const of = (table: PartTable, { ownerId, caseId }: Key) => and(eq(table.case_id, caseId), eq(table.owner_id, ownerId));

const whose = ({ ownerId, caseId }: Key) => ({ owner_id: ownerId, case_id: caseId });

/** The parts of several cases of one log, by the case; a case without any is there, too. */
export async function readParts(
  db: Queryable,
  ownerId: number,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Parts>> {
  const those = (table: PartTable) => and(eq(table.owner_id, ownerId), inArray(table.case_id, [...caseIds]));
  const cpts = byCase(await db.select().from(caseCpts).where(those(caseCpts)).orderBy(asc(caseCpts.place)));
  const icds = byCase(await db.select().from(caseIcds).where(those(caseIcds)).orderBy(asc(caseIcds.place)));
  const notes = byCase(await db.select().from(caseNotes).where(those(caseNotes)).orderBy(asc(caseNotes.place)));
  const people = byCase(await db.select().from(casePeople).where(those(casePeople)).orderBy(asc(casePeople.place)));
  const procedures = byCase(
    await db.select().from(caseProcedures).where(those(caseProcedures)).orderBy(asc(caseProcedures.place)),
  );
  const partsOf = (id: number): Parts => ({
    cpts: cpts(id).map(({ cpt_id, quantity }) => ({ id: cpt_id, quantity })),
    icds: icds(id).map(({ icd_id }) => icd_id),
    notes: notes(id).map(noteOf),
    primarySurgeons: surgeonsIn(people(id), 'PRIMARY'),
    coSurgeons: surgeonsIn(people(id), 'CO'),
    procedures: procedures(id).map((row) => ({ id: row.id, values: procedureValuesOf(row) })),
  });
  return new Map(caseIds.map((id) => [id, partsOf(id)]));
}

function byCase<Row extends { readonly case_id: number }>(rows: readonly Row[]): (caseId: number) => readonly Row[] {
  const grouped = Map.groupBy(rows, ({ case_id }) => case_id);
  return (caseId) => grouped.get(caseId) ?? [];
}

const noteOf = ({ id, note, author_id, noted_at }: typeof caseNotes.$inferSelect) => ({
  id,
  text: note,
  authorId: author_id,
  notedAt: noted_at,
});

const surgeonsIn = (people: readonly (typeof casePeople.$inferSelect)[], wanted: 'PRIMARY' | 'CO'): Surgeon[] =>
  people.filter(({ part }) => part === wanted).map(({ user_id, name }) => ({ userId: user_id, name }));

/** The parts as they are to stand: what is left out is gone, what stands keeps its id. */
export async function writeParts(tx: Tx, key: Key, state: Parts): Promise<void> {
  await writeCodes(tx, key, state);
  await writePeople(tx, key, state);
  await writeNotes(tx, key, state.notes);
  await writeProcedures(tx, key, state.procedures);
}

async function writeCodes(tx: Tx, key: Key, { cpts, icds }: Parts): Promise<void> {
  await tx.delete(caseCpts).where(of(caseCpts, key));
  await tx.delete(caseIcds).where(of(caseIcds, key));
  const cptRows = cpts.map(({ id, quantity }, place) => ({ ...whose(key), cpt_id: id, quantity, place }));
  const icdRows = icds.map((icd_id, place) => ({ ...whose(key), icd_id, place }));
  if (cptRows.length > 0) await tx.insert(caseCpts).values(cptRows);
  if (icdRows.length > 0) await tx.insert(caseIcds).values(icdRows);
}

async function writePeople(tx: Tx, key: Key, { primarySurgeons, coSurgeons }: Parts): Promise<void> {
  await tx.delete(casePeople).where(of(casePeople, key));
  const rows = [
    ...primarySurgeons.map((surgeon, place) => personRow(key, 'PRIMARY', surgeon, place)),
    ...coSurgeons.map((surgeon, place) => personRow(key, 'CO', surgeon, place)),
  ];
  if (rows.length > 0) await tx.insert(casePeople).values(rows);
}

const personRow = (key: Key, part: 'PRIMARY' | 'CO', { userId, name }: Surgeon, place: number) => ({
  ...whose(key),
  part,
  place,
  user_id: userId,
  name,
});

/** Notes that stand keep their id, so that a link to one stays good. */
export async function writeNotes(tx: Tx, key: Key, notes: readonly Note[]): Promise<void> {
  const kept = notes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isGone = kept.length > 0 ? notInArray(caseNotes.id, kept) : undefined;
  await tx.delete(caseNotes).where(and(of(caseNotes, key), isGone));
  for (const [place, { id, text, authorId, notedAt }] of notes.entries()) {
    if (id === undefined)
      await tx.insert(caseNotes).values({ ...whose(key), place, note: text, author_id: authorId, noted_at: notedAt });
    else
      await tx
        .update(caseNotes)
        .set({ place })
        .where(and(of(caseNotes, key), eq(caseNotes.id, id)));
  }
}

async function writeProcedures(tx: Tx, key: Key, procedures: readonly FurtherProcedure[]): Promise<void> {
  const kept = procedures.flatMap(({ id }) => (id === null ? [] : [id]));
  const isGone = kept.length > 0 ? notInArray(caseProcedures.id, kept) : undefined;
  await tx.delete(caseProcedures).where(and(of(caseProcedures, key), isGone));
  for (const [place, { id, values }] of procedures.entries()) {
    const columns = { place, ...procedureColumnsOf(values) };
    if (id === null) await tx.insert(caseProcedures).values({ ...whose(key), ...columns });
    else
      await tx
        .update(caseProcedures)
        .set(columns)
        .where(and(of(caseProcedures, key), eq(caseProcedures.id, id)));
  }
}

/** When each further procedure of these cases was, for the cards of a list. */
export async function proceduresOf(db: Queryable, ownerId: number, caseIds: readonly number[]) {
  if (caseIds.length === 0) return [];
  return db
    .select({ caseId: caseProcedures.case_id, date: caseProcedures.procedure_date })
    .from(caseProcedures)
    .where(and(eq(caseProcedures.owner_id, ownerId), inArray(caseProcedures.case_id, [...caseIds])))
    .orderBy(asc(caseProcedures.place));
}
