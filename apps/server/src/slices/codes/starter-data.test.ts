import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeCodeIndex } from '@casefolio/domain/codes/search/code-index';
import { icdRank } from '@casefolio/domain/codes/search/code-rank';
import { missedQueries, readQueries, readVocabulary } from '@casefolio/domain/codes/search/testing/queries';
import { expect, test } from 'vitest';
import { readCodeFiles } from './files/read-code-files.ts';
import { readSeedTable } from './seed-table.ts';

const seeds = resolve(import.meta.dirname, '../../../seed/codes');
const official = resolve(import.meta.dirname, '../../../../../../shared/data/official');

const icdOfficial = { icd10: 'icd10cm_order_2026.txt.gz', icd9: 'CMS32_DESC_LONG_DX.txt.gz' } as const;
const isThere = Object.values(icdOfficial).every((file) => existsSync(join(official, file)));
const withOfficialFiles = test.skipIf(!isThere);
if (!isThere) process.stdout.write('Skipped: our starter codes were not compared, for want of the official files.\n');

const columns = {
  cpt: 'code,work_rvu,year,global_days,topic,status,group,mult_proc,bilat,asst,co_surg,work_rvu_2025,keywords',
  icd10: 'code,billable,description',
  icd9: 'code,billable,description',
  hospitals: 'name,address,city,state,zip',
} as const;

type SetName = keyof typeof columns;

const bytesOf = (set: SetName) => readFileSync(join(seeds, `${set}.csv`));

/** The rows of a seed file, by its columns. */
function rowsOf(set: SetName): Record<string, string>[] {
  return readSeedTable(`${set}.csv`, bytesOf(set)).map((row) =>
    Object.fromEntries(row.columns.map((column) => [column, row.text(column)])),
  );
}

const valuesOf = (set: SetName, column: string): string[] => rowsOf(set).map((row) => row[column] ?? '');

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

const notLike = (values: readonly string[], form: RegExp): string[] => values.filter((value) => !form.test(value));

const codeForms = [
  ['cpt', /^\d{4}[0-9T]$/],
  ['icd10', /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/],
  ['icd9', /^(\d{3}|V\d\d)(\.\d{1,2})?$/],
] as const;

/** The fifty and the capital. */
const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  );

test.each(Object.entries(columns))('%s.csv is UTF-8 with the columns its reader looks for', (set, header) => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(seeds, `${set}.csv`)));
  expect(text.slice(0, text.indexOf('\n')).trimEnd()).toBe(header);
});

test.each(codeForms)('every code of %s is well-formed and there once', (set, form) => {
  const codes = valuesOf(set, 'code');
  expect(notLike(codes, form)).toEqual([]);
  expect(repeated(codes)).toEqual([]);
});

test('work RVUs are exact decimals of a known year, and every procedure says what it is', () => {
  expect(notLike(valuesOf('cpt', 'work_rvu'), /^\d{1,3}\.\d\d$/)).toEqual([]);
  expect(notLike(valuesOf('cpt', 'work_rvu_2025'), /^(\d{1,3}\.\d\d)?$/)).toEqual([]);
  expect([...new Set(valuesOf('cpt', 'year'))]).toEqual(['2026']);
  expect(notLike(valuesOf('cpt', 'global_days'), /^(000|010|090|MMM|XXX|YYY|ZZZ)$/)).toEqual([]);
  expect(notLike(valuesOf('cpt', 'topic'), /\S/)).toEqual([]);
});

test.each(['icd10', 'icd9'] as const)(
  'every diagnosis of %s reads differently and says whether it is billable',
  (set) => {
    const descriptions = valuesOf(set, 'description');
    expect(notLike(descriptions, /^\S.{3,}\S$/)).toEqual([]);
    expect(repeated(descriptions.map((description) => description.toLowerCase()))).toEqual([]);
    expect(notLike(valuesOf(set, 'billable'), /^[01]$/)).toEqual([]);
  },
);

test('the starter sets are as large as they are said to be', () => {
  expect(rowsOf('cpt').length).toBeGreaterThan(700);
  expect(rowsOf('icd10').length).toBeGreaterThan(1_200);
  expect(rowsOf('icd9').length).toBeGreaterThan(150);
  expect(rowsOf('hospitals').length).toBeGreaterThan(300);
});

test('every hospital has a name and a town, stands once, and all fifty states and the capital have one', () => {
  const places = rowsOf('hospitals').map(({ name, city, state }) => [name, city, state]);
  expect(places.filter((place) => place.includes(''))).toEqual([]);
  expect(repeated(places.map((place) => place.join(', ').toLowerCase()))).toEqual([]);
  expect(notLike(valuesOf('hospitals', 'zip'), /^(\d{5})?$/)).toEqual([]);
  const found = new Set(valuesOf('hospitals', 'state'));
  expect(states.filter((state) => !found.has(state))).toEqual([]);
});

test('every code that the given queries look for is in the starter sets', () => {
  const ours = { icd: new Set(valuesOf('icd10', 'code')), cpt: new Set(valuesOf('cpt', 'code')) };
  const missing = readQueries('given-queries').flatMap(({ kind, expect: codes }) =>
    codes.filter((code) => !ours[kind].has(code)),
  );
  expect(missing).toEqual([]);
});

test('our own words are found: nine in ten of the given queries have an expected diagnosis among the first ten', () => {
  const codes = rowsOf('icd10').map(({ code = '', billable, description = '' }, at) => {
    return { id: at + 1, code, text: description, rank: icdRank({ code, billable: billable === '1' }) };
  });
  const queries = readQueries('given-queries').filter(({ kind }) => kind === 'icd');
  const index = makeCodeIndex(codes, readVocabulary().icd);
  expect(missedQueries(queries, { kind: 'icd', index, codes }).length).toBeLessThanOrEqual(queries.length / 10);
});

test('a diagnosis of a first treatment says so, and no other does', () => {
  const wrong = rowsOf('icd10').filter(
    ({ code = '', description = '' }) => /\.\w{3}[AB]$/.test(code) !== description.endsWith(', initial encounter'),
  );
  expect(wrong).toEqual([]);
});

async function officialRecords(set: 'icd10' | 'icd9') {
  const name = icdOfficial[set];
  const [file] = await readCodeFiles(name, readFileSync(join(official, name)));
  if (file?.kind !== set) throw new Error(`${name} is not ${set}`);
  return new Map(file.records.map((record) => [record.code, record]));
}

const sides = (words: string): string =>
  ['right', 'left'].filter((side) => new RegExp(`\\b${side}\\b(?! heart)`, 'i').test(words)).join();

withOfficialFiles.each(['icd10', 'icd9'] as const)(
  'every code of %s is official, billable as we say, of the side we say, and told in our own words',
  async (set) => {
    const records = await officialRecords(set);
    const pairs = rowsOf(set).map(({ code = '', billable, description = '' }) => ({
      ours: { code, billable: billable === '1', description },
      theirs: records.get(code),
    }));
    expect(pairs.filter(({ ours, theirs }) => ours.billable !== theirs?.billable)).toEqual([]);
    expect(pairs.filter(({ ours, theirs }) => sides(ours.description) !== sides(theirs?.description ?? ''))).toEqual(
      [],
    );
    const copied = pairs.filter(
      ({ ours, theirs }) => ours.description.toLowerCase() === theirs?.description.toLowerCase(),
    );
    expect(copied.length).toBeLessThan(pairs.length * 0.02);
  },
);
