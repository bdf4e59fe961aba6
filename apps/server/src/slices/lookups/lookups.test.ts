import { commonMessages } from '@casefolio/domain/messages/common';
import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import { lookups } from '@casefolio/domain/lookups/catalogue';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';

const casefolio = testCasefolio();
const get = (path: string, headers: Record<string, string> = {}) =>
  casefolio.casefolio.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers });

interface MapReply {
  readonly data: Record<string, string>;
  readonly order: string[];
}
interface ListReply {
  readonly data: Record<string, unknown>[];
}

/** As the specification names them, not as our catalogue does. */
const specified =
  `country_codes role user_roles cpt_modifiers gender vendors race tici_grade insurance proceduretype_neurosurgery
  proceduretype_neurointerventional proceduretype_bedside proceduretype_radiology approach_spine approach_cranial indication_cranial
  indication_spine indication_functional indication_nerves indication_neurointerventional indication_interventional
  indication_radiology side location_spine dissection_location stroke_location bleeding_location avm_location
  hydrocephalus_location fracture_location hematoma_location aneurysm_location aneurysm_location_inter tumor_location osteotomy
  states reimbursement_model threshold`
    .split(/\s+/)
    .map((name) => `${name}_lookups`)
    .concat('specialities', 'degrees');

test('the catalogue has what the specification names, and nothing else', () => {
  expect(Object.keys(lookups).toSorted()).toEqual(specified.toSorted());
});

test.each(Object.entries(lookupEndpoints))('%s answers anyone with its list', async (name, { data: form, keys }) => {
  const reply = await get(name);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { status_code, data, order } = reply.json<{ status_code: number; data: object; order?: string[] }>();
  expect(status_code).toBe(200);
  expect(form.parse(data)).toEqual(data);
  expect(Object.keys(data).length).toBeGreaterThan(1);
  expect(order?.toSorted()).toEqual(keys === 'as-they-are' ? Object.keys(data).toSorted() : undefined);
});

test('the TICI grades stand in clinical order, in the text and beside it', async () => {
  const { body } = await get('tici_grade_lookups');
  const [, inText = ''] = /"data":\{(.*)\},"order"/.exec(body) ?? [];
  expect([...inText.matchAll(/"(\w+)":/g)].map(([, value]) => value)).toEqual(['0', '1', '2a', '2b', '2c', '3']);
  expect(body).toContain('"order":["0","1","2a","2b","2c","3"]');
});

test('an answer may be kept for five minutes, and then its tag tells whether it still holds', async () => {
  const first = await get('gender_lookups');
  const tag = String(first.headers['etag']);
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('gender_lookups', { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=300' });
  }
  for (const known of ['"other"', tag.slice(1, -1), '']) {
    expect((await get('gender_lookups', { 'if-none-match': known })).statusCode).toBe(200);
  }
  expect((await get('gender_lookups?search_term=male')).headers['etag']).not.toBe(tag);
  expect((await get('race_lookups', { 'if-none-match': tag })).statusCode).toBe(200);
});

test('a search finds words in values and labels, whatever the case and the accents, in the same order', async () => {
  const countries = (await get('country_codes_lookups?search_term=ALAND')).json<ListReply>();
  expect(countries.data.map(({ iso }) => iso)).toContain('AX');
  const grades = (await get('tici_grade_lookups?search_term=half%20terr')).json<MapReply>();
  expect(grades.order).toEqual(['2a', '2b']);
  expect(Object.keys(grades.data)).toEqual(['2a', '2b']);
  expect((await get('states_lookups?search_term=tx')).json<MapReply>().data).toEqual({ TX: 'Texas' });
  expect((await get('cpt_modifiers_lookups?search_term=XE')).json<ListReply>().data).toMatchObject([{ id: 'XE' }]);
  expect((await get('degrees?search_term=nothing-like-it')).json<ListReply>().data).toEqual([]);
});

test.each([
  [undefined, 30],
  ['5', 5],
  ['1e9', 100],
  ['Infinity', 30],
  ['-1', 1],
  ['x', 30],
  ['', 30],
  ['5&limit=6', 30],
])('limit=%s is a limit of %i', async (limit, most) => {
  const asked = limit === undefined ? '' : `&limit=${limit}`;
  const { data } = (await get(`country_codes_lookups?search_term=s${asked}`)).json<ListReply>();
  const inAll = (await get('country_codes_lookups?search_term=s&limit=100')).json<ListReply>().data;
  expect(inAll.length).toBeGreaterThan(30);
  expect(data).toEqual(inAll.slice(0, most));
});

test.each(['', '?search_term=', '?search_term=%20', '?limit=', '?limit=x'])(
  '%j is no search and brings everything',
  async (query) => {
    const { data } = (await get(`country_codes_lookups${query}`)).json<ListReply>();
    expect(data.length).toBeGreaterThan(200);
  },
);

test('a limit alone brings the first ones, in their order', async () => {
  const grades = (await get('tici_grade_lookups?limit=2')).json<MapReply>();
  expect(grades.order).toEqual(['0', '1']);
  expect((await get('country_codes_lookups?limit=5')).json<ListReply>().data).toHaveLength(5);
});

test('a search term that stands there twice is told in our words', async () => {
  const reply = await get('gender_lookups?search_term=a&search_term=b');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    validation_errors: [{ field: 'search_term', error: commonMessages.wrongForm.text }],
  });
});

test('a search of 10,000 characters, of wildcards or of quotes finds nothing and breaks nothing', async () => {
  for (const term of ['x'.repeat(10_000), '%', '_', "'; drop table users; --", '\\', '"', '.*', '<script>']) {
    const reply = await get(`gender_lookups?search_term=${encodeURIComponent(term)}`);
    expect([term, reply.statusCode, reply.json<MapReply>().order]).toEqual([term, 200, []]);
  }
});

test.each([
  'sessions',
  'audit_events',
  'coupons',
  'pg_user',
  'registries',
  '__proto__',
  'constructor',
  'user_roles',
  'gender_lookups/1',
  'GENDER_LOOKUPS',
  '..%2f..%2fpackage',
])('%s is no lookup', async (name) => {
  const reply = await get(`${name}?search_term=a&limit=10`);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ status_code: 404, data: null });
  expect(reply.headers['cache-control']).toBe('no-store');
});
