import { codeBeforeDash, isLikeCode, makeCodeTable } from './code-table.ts';
import { demandFor } from './demand.ts';
import { matchAsWritten, matchMisspelt, type Shelf } from './matching.ts';
import { bestPositions } from './ranking.ts';
import { makeTally } from './tally.ts';
import { entriesOf, type Vocabulary } from './vocabulary.ts';
import { wordTableMaker } from './word-table.ts';
import { soughtWords, specialness, titleReader } from './words.ts';

export interface Searchable {
  readonly id: number;
  readonly code: string;
  readonly text: string;
  /** Further words that find it, though it does not show them. */
  readonly keywords?: string;
  /** 0 to 9, the higher the earlier among equals: see code-rank.ts. */
  readonly rank?: number;
}

export interface SearchOptions {
  readonly limit: number;
  /** How often this person used a code, by its id. */
  readonly uses?: ReadonlyMap<number, number>;
}

export interface CodeIndex {
  /** Ids of the codes that fit, best first. */
  search(term: string, options: SearchOptions): readonly number[];
}

/** For building in portions, so that a server can answer in between. */
export interface CodeIndexMaker {
  add(code: Searchable): void;
  finish(): CodeIndex;
}

/** With fewer hits than this, misspellings are considered. */
const enoughHits = 3;

export function makeCodeIndex(codes: readonly Searchable[], vocabulary: Vocabulary): CodeIndex {
  const maker = codeIndexMaker(vocabulary);
  for (const code of codes) maker.add(code);
  return maker.finish();
}

export function codeIndexMaker(vocabulary: Vocabulary): CodeIndexMaker {
  const read = titleReader();
  const table = wordTableMaker();
  const codes: string[] = [];
  const ids: number[] = [];
  const ranks: number[] = [];
  const lengths: number[] = [];

  const add = ({ id, code, text, keywords = '', rank = 0 }: Searchable): void => {
    const title = read(text);
    table.add(keywords === '' ? title : [...title, ...read(keywords)]);
    codes.push(code);
    ids.push(id);
    ranks.push(rank);
    lengths.push(specialness(title));
  };
  const finish = (): CodeIndex => {
    const tally = makeTally(codes.length);
    const scratch = new Uint8Array(codes.length);
    const shelf = {
      words: table.finish(),
      codes: makeCodeTable(codes),
      entries: entriesOf(vocabulary),
      tally,
      scratch,
    };
    return codeIndex(shelf, Float64Array.from(ids), Uint8Array.from(ranks), Uint16Array.from(lengths));
  };
  return { add, finish };
}

function codeIndex(shelf: Shelf, ids: Float64Array, ranks: Uint8Array, lengths: Uint16Array): CodeIndex {
  const { tally } = shelf;

  const match = (words: readonly string[]): number => {
    const all = (1 << words.length) - 1;
    const optional = matchAsWritten(shelf, words);
    const sought = all & ~optional || all;
    if (tally.countCovering(sought) < enoughHits) matchMisspelt(shelf, words);
    return sought;
  };
  const search: CodeIndex['search'] = (term, { limit, uses }) => {
    const words = wordsToFind(shelf, term);
    const sought = match(words);
    const isCode = words.length === 1 && isLikeCode(words[0] ?? '');
    const standing = {
      uses: (position: number) => (uses && uses.size > 0 ? (uses.get(ids[position] ?? 0) ?? 0) : 0),
      rank: (position: number) => ranks[position] ?? 0,
      // Somebody who types a code reads down the list of codes.
      length: (position: number) => (isCode ? 0 : (lengths[position] ?? 0)),
    };
    const best = bestPositions(tally, demandFor(tally, sought), standing, {
      limit,
      size: ids.length,
      words: words.length,
    });
    tally.clear();
    return best.map((position) => ids[position] ?? 0);
  };
  return { search };
}

function wordsToFind({ codes }: Shelf, term: string): readonly string[] {
  const code = codeBeforeDash(term);
  return code !== undefined && codes.beginning(code).length > 0 ? [code] : soughtWords(term);
}
