import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodeIndex, Searchable } from '../code-index.ts';
import { joinVocabularies, type Vocabularies } from '../vocabulary.ts';

export interface Query {
  readonly kind: 'icd' | 'cpt';
  readonly query: string;
  /** Any of these is what a clinician expects to see. */
  readonly expect: readonly string[];
}

/** JSON of our own repository, whose form its reader knows. */
function readOwn<T>(path: string, parse: (text: string) => T): T {
  return parse(readFileSync(resolve(import.meta.dirname, path), 'utf8'));
}

type QueriesName = 'given-queries' | 'further-queries' | 'blind-queries';

export const readQueries = (name: QueriesName): readonly Query[] =>
  readOwn(`${name}.jsonl`, (text) =>
    text
      .trim()
      .split('\n')
      .map((line): Query => JSON.parse(line)),
  );

const vocabularyFolder = '../../../../../../apps/server/seed/codes/vocabulary';

export const readVocabulary = (): Vocabularies =>
  joinVocabularies(
    readdirSync(resolve(import.meta.dirname, vocabularyFolder))
      .toSorted()
      .map((name) => readOwn(`${vocabularyFolder}/${name}`, (text): Vocabularies => JSON.parse(text))),
  );

/** The queries whose expected codes are not among the first ten. */
export function missedQueries(
  queries: readonly Query[],
  {
    kind,
    index,
    codes,
  }: { readonly kind: Query['kind']; readonly index: CodeIndex; readonly codes: readonly Searchable[] },
): readonly string[] {
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  return queries
    .filter((query) => query.kind === kind)
    .filter(
      ({ query, expect }) => !index.search(query, { limit: 10 }).some((id) => expect.includes(codeOf.get(id) ?? '')),
    )
    .map(({ query }) => query);
}
