import { outcomes } from '@casefolio/contract/envelope';
import type { LookupQuery } from '@casefolio/contract/lookups.contract';
import { usualRows } from '@casefolio/contract/wire';
import { wordMatcher, wordsOf } from '@casefolio/domain/lookups/word-matcher';

/** A value and its label. */
export type Option = readonly [value: string, label: string];
export type Item = Readonly<Record<string, string | number>>;

/** The text of an answer: the whole of a lookup, or what of it has the words that are searched for, as far as the limit reaches. */
export type AnswerLookup = (query: LookupQuery) => string;

const status = `"status_code":${outcomes.ok.code}`;

export const answerMap = (options: readonly Option[]): AnswerLookup =>
  answerFrom(options, (option) => option.join(' '), mapText);

export const answerList = (items: readonly Item[]): AnswerLookup =>
  answerFrom(items, textsIn, (chosen) => `{${status},"data":${JSON.stringify(chosen)}}`);

/** Written by hand, because an object of JavaScript has keys that look like numbers first, whatever their order was. */
function mapText(options: readonly Option[]): string {
  const pairs = options.map(([value, label]) => `${JSON.stringify(value)}:${JSON.stringify(label)}`);
  const order = JSON.stringify(options.map(([value]) => value));
  return `{${status},"data":{${pairs.join(',')}},"order":${order}}`;
}

/** What a person knows of an item; our numbers for it are not among that. */
const textsIn = (item: Item): string =>
  Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(' ');

function answerFrom<Entry>(
  entries: readonly Entry[],
  known: (entry: Entry) => string,
  textOf: (entries: readonly Entry[]) => string,
): AnswerLookup {
  const whole = textOf(entries);
  const searched = entries.map((entry) => ({ entry, words: wordsOf(known(entry)) }));
  return ({ search_term, limit }) => {
    if (search_term === '' && limit === undefined) return whole;
    const matches = search_term === '' ? () => true : wordMatcher(search_term);
    const found = searched.filter(({ words }) => matches(words)).slice(0, limit ?? usualRows);
    return textOf(found.map(({ entry }) => entry));
  };
}
