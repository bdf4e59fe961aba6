import { codeBeforeDash, codeInTwo, isLikeCode, makeCodeTable, plainCode } from './code-table.ts';
import { type Credit, creditAll, creditHolders, creditUntil } from './crediting.ts';
import { countCovering, type Coverage, demandFor } from './demand.ts';
import { correctionsIn, matchAsWritten, matchInitials, matchMisspelt, type Shelf } from './matching.ts';
import { bestPositions, standingOf } from './ranking.ts';
import { remembered, rememberedLately } from './remembered.ts';
import { inAll, makeTally } from './tally.ts';
import { entriesOf, meantIn, type Vocabulary } from './vocabulary.ts';
import { holdersIn, wordTableMaker } from './word-table.ts';
import { initialsOf, soughtWords, specialness, titleReader } from './words.ts';

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
const wordsRemembered = 2000;

export function makeCodeIndex(codes: readonly Searchable[], vocabulary: Vocabulary): CodeIndex {
  const maker = codeIndexMaker(vocabulary);
  for (const code of codes) maker.add(code);
  return maker.finish();
}

export function codeIndexMaker(vocabulary: Vocabulary): CodeIndexMaker {
  const read = titleReader();
  const table = wordTableMaker();
  const initials = wordTableMaker();
  const codes: string[] = [];
  const ids: number[] = [];
  const ranks: number[] = [];
  const lengths: number[] = [];

  const add = ({ id, code, text, keywords = '', rank = 0 }: Searchable): void => {
    const title = read(text);
    table.add(keywords === '' ? title : [...title, ...read(keywords)]);
    initials.add([initialsOf(text)]);
    codes.push(code);
    ids.push(id);
    ranks.push(rank);
    lengths.push(specialness(title));
  };
  const finish = (): CodeIndex =>
    codeIndex(shelfOf({ words: table.finish(), initials: initials.finish() }, codes, vocabulary), {
      ids: Float64Array.from(ids),
      standings: Int32Array.from(ranks, (rank, position) => standingOf(rank, lengths[position] ?? 0)),
      ranks: Int32Array.from(ranks, (rank) => standingOf(rank, 0)),
    });
  return { add, finish };
}

/** Outside the maker, so that nothing here holds on to what was only needed for building. */
function shelfOf(
  { words, initials }: Pick<Shelf, 'words' | 'initials'>,
  allCodes: readonly string[],
  vocabulary: Vocabulary,
): Shelf {
  const codes = makeCodeTable(allCodes);
  const entries = entriesOf(vocabulary);
  const scratch = new Uint8Array(allCodes.length);
  return {
    words,
    initials,
    codes,
    entries,
    // The vocabulary asks the same again and again.
    holding: remembered((phrase: readonly string[]) => inAll(phrase.map(holdersIn(words)), scratch)),
    named: remembered((code: string) => codes.beginning(plainCode(code))),
    corrections: rememberedLately(correctionsIn(words), wordsRemembered),
    meant: rememberedLately(meantIn(entries), wordsRemembered),
    tally: makeTally(allCodes.length),
    scratch,
  };
}

/** Of each code, by its position. */
interface Columns {
  readonly ids: Float64Array;
  readonly standings: Int32Array;
  /** Without the length of the title: somebody who types a code reads down the list of codes. */
  readonly ranks: Int32Array;
}

function codeIndex(shelf: Shelf, { ids, standings, ranks }: Columns): CodeIndex {
  const { tally, scratch } = shelf;

  /** Credits the codes for these words, the surest way first, and says what they cover. */
  const cover = (words: readonly string[], credits: readonly Credit[], sought: number, limit: number): Coverage => {
    if (words.length === 1) creditUntil(tally, credits, Math.max(limit, enoughHits));
    else creditHolders(tally, credits, sought, scratch);
    const asWritten = tally.coverage();
    if (countCovering(asWritten, sought) >= enoughHits) return asWritten;
    tally.clear();
    const initials = matchInitials(shelf, words);
    if (initials.length > 0) {
      creditHolders(tally, [...credits, ...initials], sought, scratch);
      const inShort = tally.coverage();
      if (countCovering(inShort, sought) > 0) return inShort;
      tally.clear();
    }
    creditAll(tally, credits);
    matchMisspelt(shelf, words);
    return tally.coverage();
  };
  const search: CodeIndex['search'] = (term, { limit, uses }) => {
    const words = wordsToFind(shelf, term);
    const all = (1 << words.length) - 1;
    const { credits, optional } = matchAsWritten(shelf, words);
    const sought = all & ~optional || all;
    const coverage = cover(words, credits, sought, limit);
    const standing = {
      uses: uses && uses.size > 0 ? (position: number) => uses.get(ids[position] ?? 0) ?? 0 : undefined,
      standings: words.length === 1 && isLikeCode(words[0] ?? '') ? ranks : standings,
    };
    // Words that may be left out ("left", "chronic") are not, where several codes have them.
    const demand = demandFor(coverage, countCovering(coverage, all) >= enoughHits ? all : sought);
    const ranked = { coverage, demand, limit, size: ids.length, words: words.length };
    const best = bestPositions(tally.earned(), standing, ranked);
    tally.clear();
    return best.map((position) => ids[position] ?? 0);
  };
  return { search };
}

function wordsToFind({ codes }: Shelf, term: string): readonly string[] {
  const code = codeBeforeDash(term) ?? codeInTwo(term);
  return code !== undefined && codes.beginning(code).length > 0 ? [code] : soughtWords(term);
}
