import { cptCode, icdCode } from '@casefolio/contract/codes.contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { verifiedPerson } from '../accounts/testing/people.ts';
import { noteCodesUsed } from './codes.store.ts';

const casefolio = testCasefolio();

async function surgeon() {
  const { browser, id } = await verifiedPerson(casefolio);
  const read = async <T extends z.ZodType>(row: T, path: string) => z.array(row).parse((await browser.get(path)).data);
  return {
    id,
    cpt: (query: string) => read(cptCode, `/cpt_lookups?${query}`),
    icd: (query: string) => read(icdCode, `/icd_lookups?${query}`),
    suggested: (query: string) => read(cptCode, `/cpt_lookups/suggestions?${query}`),
    years: () => read(z.number(), '/cpt_lookups/years'),
  };
}

const codesOf = (rows: readonly { code: string }[]): string[] => rows.map(({ code }) => code);

test('a procedure is found by its code, by words and by what surgeons say, with the value of the year', async () => {
  const { cpt, years } = await surgeon();
  expect(codesOf(await cpt('search_term=22551'))[0]).toBe('22551');
  expect(codesOf(await cpt('search_term=acdf'))).toContain('22551');
  const [newest = 0, before = 0] = await years();
  const [now] = await cpt(`search_term=22551&year=${newest}`);
  const [then] = await cpt(`search_term=22551&year=${before}`);
  expect(now).toMatchObject({ year: newest, rvu_value: expect.any(Number) });
  expect(then?.year).toBe(before);
  expect(then?.rvu_value).not.toBe(now?.rvu_value);
  expect((await cpt('search_term=22551&year=2001'))[0]).toMatchObject({ code: '22551', rvu_value: null, year: 2001 });
});

test('a diagnosis is found with and without its dot, and by abbreviation', async () => {
  const { icd } = await surgeon();
  expect(codesOf(await icd('search_term=i602'))[0]).toBe('I60.2');
  expect(codesOf(await icd('search_term=I60.2'))[0]).toBe('I60.2');
  expect(codesOf(await icd(`search_term=${encodeURIComponent('ruptured acom aneurysm')}`))).toContain('I60.2');
  expect((await icd('search_term=430&version=9'))[0]?.version).toBe(9);
});

test.for(['', '%', '_', "'; drop table cpt_codes; --", '*', '\\', '"', 'x'.repeat(10_000), '( [ {'])(
  'the search for %j does no harm',
  async (term) => {
    const { cpt, icd } = await surgeon();
    expect((await cpt(`search_term=${encodeURIComponent(term)}`)).length).toBeLessThanOrEqual(30);
    expect((await icd(`search_term=${encodeURIComponent(term)}`)).length).toBeLessThanOrEqual(30);
  },
);

test.for([
  ['', 30],
  ['&limit=5', 5],
  ['&limit=1e9', 100],
  ['&limit=-1', 1],
  ['&limit=x', 30],
  ['&limit=', 30],
] as const)('a limit of %j gives at most %d rows', async ([limit, most]) => {
  const { cpt } = await surgeon();
  const rows = await cpt(`search_term=spine${limit}`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(most);
});

test('what somebody logs often comes first among equals, for them alone', async () => {
  const [mine, theirs] = [await surgeon(), await surgeon()];
  const before = await mine.cpt('search_term=laminectomy');
  const favourite = before.at(3);
  expect(favourite).toBeDefined();
  const { db } = casefolio.casefolio.database;
  for (let time = 0; time < 5; time += 1)
    await noteCodesUsed(db, {
      userId: mine.id,
      kind: 'cpt',
      codeIds: [favourite?.id ?? 0],
      procedureName: 'Odd name 7',
    });
  const after = await mine.cpt('search_term=laminectomy');
  expect(codesOf(after).indexOf(favourite?.code ?? '')).toBeLessThan(3);
  expect(await theirs.cpt('search_term=laminectomy')).toEqual(before);
});

test('a search asks the database for nothing but the session', async () => {
  const { cpt, icd } = await surgeon();
  await cpt('search_term=acdf');
  await icd('search_term=i60');
  const asked = vi.spyOn(casefolio.casefolio.database.pool, 'query');
  onTestFinished(() => asked.mockRestore());
  expect(codesOf(await cpt('search_term=22551'))[0]).toBe('22551');
  expect(codesOf(await icd('search_term=i602'))[0]).toBe('I60.2');
  // Now and then it also looks whether a set has changed, without anybody waiting for it.
  const names = asked.mock.calls
    .map(([statement]) => statement)
    .filter((one) => !JSON.stringify(one).includes('code_sets'));
  expect(names).toEqual([
    expect.objectContaining({ name: 'sessions_by_tokens' }),
    expect.objectContaining({ name: 'sessions_by_tokens' }),
  ]);
});

test('a procedure suggests what was coded for it before, one’s own first, then what its words find', async () => {
  const [mine, theirs] = [await surgeon(), await surgeon()];
  const { db } = casefolio.casefolio.database;
  const [own] = await mine.cpt('search_term=61312');
  const [other] = await mine.cpt('search_term=22551');
  const name = 'Clot evacuation by the usual way';
  await noteCodesUsed(db, { userId: mine.id, kind: 'cpt', codeIds: [own?.id ?? 0], procedureName: name });
  for (const _ of [1, 2])
    await noteCodesUsed(db, { userId: theirs.id, kind: 'cpt', codeIds: [other?.id ?? 0], procedureName: name });
  const suggested = await mine.suggested(`procedure_name=${encodeURIComponent(name)}`);
  expect(codesOf(suggested).slice(0, 2)).toEqual(['61312', '22551']);
  expect(await mine.suggested('procedure_name=')).toEqual([]);
  expect(codesOf(await mine.suggested('procedure_name=thrombectomy')).length).toBeGreaterThan(0);
});

test('codes are for verified users', async () => {
  for (const path of ['/cpt_lookups', '/icd_lookups', '/icd_lookup', '/cpt_lookups/suggestions', '/cpt_lookups/years'])
    expect(await casefolio.browser().get(path)).toMatchObject({ status_code: 401 });
});
