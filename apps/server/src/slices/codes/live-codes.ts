import { setTimeout as pause } from 'node:timers/promises';
import { type CodeIndex, codeIndexMaker, type Searchable } from '@casefolio/domain/codes/search/code-index';
import { cptRank, icdRank } from '@casefolio/domain/codes/search/code-rank';
import type { Vocabularies, Vocabulary } from '@casefolio/domain/codes/search/vocabulary';
import type { Db, Tx } from '../../db/database.ts';
import { type ActiveCpt, activeCpt, type ActiveIcd, activeIcd, type CodeSetName, readCodeSets } from './codes.store.ts';
import { cptKeeper, type CptRow, icdKeeper, type IcdRow, type RowKeeper, type RowsById } from './kept-rows.ts';

export interface LiveSet<Row> {
  readonly index: CodeIndex;
  readonly rows: RowsById<Row>;
  readonly size: number;
  /** Which revision of the set this is. */
  readonly revision: number;
}

/** The codes that can be searched, in memory, never more than a few seconds behind the database. */
export interface LiveCodes {
  readonly cpt: () => Promise<LiveSet<CptRow>>;
  readonly icd10: () => Promise<LiveSet<IcdRow>>;
  readonly icd9: () => Promise<LiveSet<IcdRow>>;
  /** Looks now, and settles when every set is in memory as it stands. */
  readonly refresh: () => Promise<void>;
  /** Looks again and again from now on, so that whoever searches first after an import finds the new codes; answers with how to end it. */
  readonly keepUp: () => () => Promise<void>;
}

export interface LiveCodesOptions {
  readonly db: Db;
  readonly vocabulary: Vocabularies;
  readonly log: (line: string) => void;
}

/** The database is asked this often whether a set has changed. */
const lookEveryMs = 2000;

/** How a set comes into memory. */
interface Reading<Read, Row> {
  readonly set: CodeSetName;
  readonly pages: (tx: Tx) => AsyncIterable<readonly Read[]>;
  readonly searchable: (row: Read) => Searchable;
  readonly keeper: () => RowKeeper<Read, Row>;
}

const readings = {
  cpt: { set: 'cpt', pages: activeCpt, searchable: searchableCpt, keeper: cptKeeper },
  icd10: { set: 'icd10', pages: (tx) => activeIcd(tx, 10), searchable: searchableIcd, keeper: icdKeeper },
  icd9: { set: 'icd9', pages: (tx) => activeIcd(tx, 9), searchable: searchableIcd, keeper: icdKeeper },
} satisfies { cpt: Reading<ActiveCpt, CptRow>; icd10: Reading<ActiveIcd, IcdRow>; icd9: Reading<ActiveIcd, IcdRow> };

export function liveCodes({ db, vocabulary, log }: LiveCodesOptions): LiveCodes {
  const sets = {
    cpt: keptSet(() => loadSet(db, readings.cpt, vocabulary.cpt)),
    icd10: keptSet(() => loadSet(db, readings.icd10, vocabulary.icd)),
    icd9: keptSet(() => loadSet(db, readings.icd9, vocabulary.icd)),
  };
  let hasFailed = false;

  const look = async (): Promise<void> => {
    const standing = await readCodeSets(db);
    for (const { name, revision } of standing) if (name !== 'hospitals') await sets[name].renew(revision);
  };
  const lookAndTell = async (): Promise<void> => {
    try {
      await look();
      hasFailed = false;
    } catch (error) {
      // Once, not every two seconds while the database is away.
      if (!hasFailed) log(`The codes could not be renewed, the old ones stay in use: ${String(error)}`);
      hasFailed = true;
    }
  };
  return {
    cpt: sets.cpt.current,
    icd10: sets.icd10.current,
    icd9: sets.icd9.current,
    async refresh() {
      for (const set of Object.values(sets)) await set.current();
      await look();
    },
    keepUp() {
      const ended = new AbortController();
      const looking = againAndAgain(lookAndTell, ended.signal);
      return () => {
        ended.abort();
        return looking;
      };
    },
  };
}

/** One after the other: a look that takes long is not overtaken by the next. */
async function againAndAgain(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await look();
  }
}

/** Keeps what was loaded last; whoever comes while the next is being loaded gets the old one at once. */
function keptSet<Row>(load: () => Promise<LiveSet<Row>>) {
  let kept: LiveSet<Row> | undefined;
  let loading: Promise<LiveSet<Row>> | undefined;
  const reload = (): Promise<LiveSet<Row>> =>
    (loading ??= load()
      .then((fresh) => (kept = fresh))
      .finally(() => (loading = undefined)));
  return {
    current: async () => kept ?? reload(),
    /** What nobody has used yet is not loaded for it. */
    async renew(revision: number) {
      if (kept && kept.revision !== revision) await reload();
    },
  };
}

async function loadSet<Read, Row>(
  db: Db,
  { set, pages, searchable, keeper }: Reading<Read, Row>,
  vocabulary: Vocabulary,
): Promise<LiveSet<Row>> {
  const maker = codeIndexMaker(vocabulary);
  const kept = keeper();
  let size = 0;
  const revision = await db.transaction(
    async (tx) => {
      const standing = (await readCodeSets(tx)).find(({ name }) => name === set);
      for await (const page of pages(tx)) {
        for (const row of page) {
          maker.add(searchable(row));
          kept.add(row);
        }
        size += page.length;
      }
      return standing?.revision ?? 0;
    },
    // One moment's view: the codes are those of the revision, also while an import is being written.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { index: maker.finish(), rows: kept.finish(), size, revision };
}

function searchableCpt({ id, code, text, keywords, values }: ActiveCpt): Searchable {
  return { id, code, text, keywords, rank: cptRank({ globalDays: values[0]?.globalDays ?? '' }) };
}

function searchableIcd({ id, code, text, billable }: ActiveIcd): Searchable {
  return { id, code, text, rank: icdRank({ code, billable }) };
}
