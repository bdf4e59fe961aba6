import type { CptRecord, HospitalRecord, IcdRecord } from '@casefolio/domain/codes/code-record';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  addHospitals,
  changeHospitals,
  retire,
  retireCpt,
  type Source,
  standingCpt,
  standingHospitals,
  standingIcd,
  writeCpt,
  writeIcd,
  writePastCpt,
} from './code-sets.store.ts';
import type { CodeSetName } from './codes.store.ts';
import { compareByCode, compareCodes, type Comparison, type Standing } from './compare-codes.ts';

/** What a set is to hold. */
export type SetContent = { readonly source: Source; readonly label: string } & (
  | { readonly set: 'icd10' | 'icd9'; readonly records: readonly IcdRecord[] }
  | { readonly set: 'hospitals'; readonly records: readonly HospitalRecord[] }
  | {
      readonly set: 'cpt';
      readonly year: number;
      /** A newer year stands: this one brings its values, and says nothing about which codes there are. */
      readonly past: boolean;
      readonly records: readonly CptRecord[];
    }
);

export interface SetChange {
  readonly set: CodeSetName;
  readonly label: string;
  /** A newer year stands: only the values of this one are taken. */
  readonly past: boolean;
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  readonly unchanged: number;
}

export interface PlannedChange extends SetChange {
  /** How the set is called from then on; a past year leaves it its name. */
  readonly newLabel: string | null;
  /** Writes what differs; `done` is told of rows as they are written. */
  readonly write: (tx: Tx, done: (rows: number) => void) => Promise<void>;
}

/** What would become of a set, and the way to do it. */
export function planChange(db: Queryable, content: SetContent): Promise<PlannedChange> {
  if (content.set === 'cpt') return planCpt(db, content);
  return content.set === 'hospitals' ? planHospitals(db, content) : planIcd(db, content);
}

/** So many rows go to the database at once. */
const chunkSize = 4000;

async function inChunks<Row>(
  rows: readonly Row[],
  write: (chunk: readonly Row[]) => Promise<void>,
  done: (rows: number) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    await write(chunk);
    done(chunk.length);
  }
}

const countsOf = (content: SetContent, result: Comparison<Standing, unknown>): SetChange => ({
  set: content.set,
  label: content.label,
  past: content.set === 'cpt' && content.past,
  added: result.added.length,
  changed: result.changed.length,
  retired: result.missing.length,
  unchanged: result.unchanged,
});

const idsOf = (standing: readonly Standing[]): number[] => standing.map(({ id }) => id);
const freshOf = <Fresh>({ added, changed }: Comparison<Standing, Fresh>): Fresh[] => [
  ...added,
  ...changed.map(({ fresh }) => fresh),
];

async function planIcd(db: Queryable, content: SetContent & { set: 'icd10' | 'icd9' }): Promise<PlannedChange> {
  const { set, source, records } = content;
  const standing = await standingIcd(db, set === 'icd10' ? 10 : 9);
  const result = compareByCode(
    standing,
    records,
    (old, fresh) =>
      !old.retired && old.source === source && old.description === fresh.description && old.billable === fresh.billable,
  );
  return {
    ...countsOf(content, result),
    newLabel: content.label,
    async write(tx, done) {
      await inChunks(freshOf(result), (chunk) => writeIcd(tx, chunk, source), done);
      await retire(tx, set, idsOf(result.missing));
    },
  };
}

type StandingCpt = Awaited<ReturnType<typeof standingCpt>>[number];

const sameValues = ({ values }: StandingCpt, fresh: CptRecord): boolean =>
  values !== null &&
  Number(values.workRvu) === Number(fresh.workRvu) &&
  values.status === fresh.status &&
  values.globalDays === fresh.globalDays &&
  values.multipleProcedure === fresh.multipleProcedure &&
  values.bilateral === fresh.bilateral &&
  values.assistant === fresh.assistant &&
  values.coSurgery === fresh.coSurgery;

async function planCpt(db: Queryable, content: SetContent & { set: 'cpt' }): Promise<PlannedChange> {
  const { source, year, past, records } = content;
  const all = await standingCpt(db, year);
  // Of a past year only its values matter: a code that has none is new to that year.
  const standing = past ? all.filter(({ values }) => values !== null) : all;
  const result = compareByCode(
    standing,
    records,
    (old, fresh) =>
      sameValues(old, fresh) &&
      (past ||
        (!old.retired &&
          old.source === source &&
          old.description === fresh.description &&
          (fresh.keywords === '' || old.keywords === fresh.keywords))),
  );
  const kept = past ? { ...result, missing: [] } : result;
  const write = past ? writePastCpt : writeCpt;
  return {
    ...countsOf(content, kept),
    newLabel: past ? null : content.label,
    async write(tx, done) {
      await inChunks(freshOf(kept), (chunk) => write(tx, chunk, source), done);
      await retireCpt(tx, idsOf(kept.missing), year);
    },
  };
}

const placeOf = ({ name, city, state }: { name: string; city: string; state: string }): string =>
  [name, city, state].join('\n').toLowerCase();

async function planHospitals(db: Queryable, content: SetContent & { set: 'hospitals' }): Promise<PlannedChange> {
  const { source, records } = content;
  const standing = await standingHospitals(db);
  const byFacility = new Map(standing.map((old) => [old.facility_id, old]));
  const byPlace = new Map(standing.filter((old) => old.facility_id === null).map((old) => [placeOf(old), old]));
  const result = compareCodes(
    standing,
    records,
    (fresh) =>
      (fresh.facilityId === null ? undefined : byFacility.get(fresh.facilityId)) ?? byPlace.get(placeOf(fresh)),
    (old, fresh) =>
      !old.retired &&
      old.source === source &&
      old.facility_id === fresh.facilityId &&
      old.name === fresh.name &&
      old.address === fresh.address &&
      old.city === fresh.city &&
      old.state === fresh.state &&
      old.zip === fresh.zip,
  );
  const changed = result.changed.map(({ old, fresh }) => ({ ...fresh, id: old.id }));
  return {
    ...countsOf(content, result),
    newLabel: content.label,
    async write(tx, done) {
      await inChunks(changed, (chunk) => changeHospitals(tx, chunk, source), done);
      await inChunks(result.added, (chunk) => addHospitals(tx, chunk, source), done);
      await retire(tx, 'hospitals', idsOf(result.missing));
    },
  };
}
