import { readQueries, type Query } from '@casefolio/domain/codes/search/testing/queries';

export interface Keystroke {
  readonly kind: Query['kind'];
  readonly term: string;
}

/** What a search box asks for while these are typed, letter by letter. */
export const keystrokesOf = (...names: Parameters<typeof readQueries>[0][]): readonly Keystroke[] =>
  names
    .flatMap((name) => readQueries(name))
    .flatMap(({ kind, query }) => Array.from(query, (_, index) => ({ kind, term: query.slice(0, index + 1) })));
