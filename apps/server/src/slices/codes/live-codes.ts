import { type CodeIndex, codeIndexMaker, type Searchable } from '@casefolio/domain/codes/search/code-index';
import { cptRank, icdRank } from '@casefolio/domain/codes/search/code-rank';
import type { Vocabulary } from '@casefolio/domain/codes/search/vocabulary';
import type { Db, Tx } from '../../db/database.ts';
import { activeCpt, activeIcd, type CodeSetName, readCodeSets } from './codes.store.ts';

export interface LiveSet {
  readonly index: CodeIndex;
  readonly size: number;
  /** Which revision of the set this is. */
  readonly revision: number;
}

/** The codes that can be searched, in memory, never more than a few seconds behind the database. */
export interface LiveCodes {
  readonly cpt: () => Promise<LiveSet>;
  readonly icd10: () => Promise<LiveSet>;
  readonly icd9: () => Promise<LiveSet>;
  /** Looks now, and settles when every set is in memory as it stands. */
  readonly refresh: () => Promise<void>;
}

export interface LiveCodesOptions {
  readonly db: Db;
  readonly vocabulary: { readonly cpt: Vocabulary; readonly icd: Vocabulary };
  readonly log: (line: string) => void;
}

/** While it is used, the database is asked this often whether a set has changed. */
const lookEveryMs = 2000;

type Reading = (tx: Tx) => AsyncIterable<readonly Searchable[]>;

export function liveCodes({ db, vocabulary, log }: LiveCodesOptions): LiveCodes {
  const sets = {
    cpt: keptSet(() => loadSet(db, 'cpt', readCpt, vocabulary.cpt)),
    icd10: keptSet(() => loadSet(db, 'icd10', readIcd(10), vocabulary.icd)),
    icd9: keptSet(() => loadSet(db, 'icd9', readIcd(9), vocabulary.icd)),
  };
  let lookedAt = -Infinity;

  const look = async (): Promise<void> => {
    lookedAt = performance.now();
    const standing = await readCodeSets(db);
    for (const { name, revision } of standing) if (name !== 'hospitals') await sets[name].renew(revision);
  };
  const lookNowAndThen = (): void => {
    if (performance.now() - lookedAt < lookEveryMs) return;
    look().catch((error: unknown) => log(`The codes could not be renewed, the old ones stay in use: ${String(error)}`));
  };
  const use = (name: keyof typeof sets) => (): Promise<LiveSet> => {
    lookNowAndThen();
    return sets[name].current();
  };
  return {
    cpt: use('cpt'),
    icd10: use('icd10'),
    icd9: use('icd9'),
    async refresh() {
      for (const set of Object.values(sets)) await set.current();
      await look();
    },
  };
}

/** Keeps what was loaded last; whoever comes while the next is being loaded gets the old one at once. */
function keptSet(load: () => Promise<LiveSet>) {
  let kept: LiveSet | undefined;
  let loading: Promise<LiveSet> | undefined;
  const reload = (): Promise<LiveSet> =>
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

async function loadSet(db: Db, name: CodeSetName, read: Reading, vocabulary: Vocabulary): Promise<LiveSet> {
  const maker = codeIndexMaker(vocabulary);
  let size = 0;
  const revision = await db.transaction(
    async (tx) => {
      const standing = (await readCodeSets(tx)).find((set) => set.name === name);
      for await (const codes of read(tx)) {
        for (const code of codes) maker.add(code);
        size += codes.length;
      }
      return standing?.revision ?? 0;
    },
    // One moment's view: the codes are those of the revision, also while an import is being written.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { index: maker.finish(), size, revision };
}

async function* readCpt(tx: Tx): AsyncGenerator<Searchable[]> {
  for await (const page of activeCpt(tx)) {
    yield page.map(({ id, code, text, keywords, globalDays }) => {
      return { id, code, text, keywords, rank: cptRank({ globalDays }) };
    });
  }
}

const readIcd = (version: 9 | 10) =>
  async function* (tx: Tx): AsyncGenerator<Searchable[]> {
    for await (const page of activeIcd(tx, version)) {
      yield page.map(({ id, code, text, billable }) => ({ id, code, text, rank: icdRank({ code, billable }) }));
    }
  };
