import { wholeUser } from '@casefolio/contract/profile.contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { logInBody, verifiedPerson } from '../accounts/testing/people.ts';

const casefolio = testCasefolio();
type Member = Awaited<ReturnType<typeof verifiedPerson>>;
const hour = 3_600_000;

const whole = async ({ browser, id }: Member) => wholeUser.parse((await browser.get(`/users/${id}`)).data);

const personal = ({ person }: Member, changes: object = {}) => {
  const { first_name, last_name, email } = person;
  return { first_name, last_name, email, user_role_id: 1, speciality_id: 1, ...changes };
};

const number = () => `212 555 ${String(Math.floor(Math.random() * 9000) + 1000)}`;

test('personal data is changed and read back, the number as the world dials it', async () => {
  const member = await verifiedPerson(casefolio);
  const phone = number();
  const body = personal(member, { first_name: 'Ada M.', phone, country_code_lookup_id: await usa() });
  const reply = await member.browser.put(`/users/${member.id}`, body);
  expect(reply.status_code, reply.text).toBe(200);
  expect(await whole(member)).toMatchObject({
    first_name: 'Ada M.',
    phone: `+1${phone.replaceAll(' ', '')}`,
    user_profile: [{ speciality: { name: 'Neurological Surgery' } }],
    user_country_code: { iso: 'US' },
  });
});

async function usa(): Promise<number> {
  const reply = await casefolio.browser().get('/country_codes_lookups?search_term=United%20States&limit=100');
  const countries = z.array(z.object({ id: z.number(), iso: z.string() })).parse(reply.data);
  return countries.find(({ iso }) => iso === 'US')?.id ?? 0;
}

test('a number that is somebody else’s, or none, is refused in the specified words', async () => {
  const [one, two] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const [phone, country_code_lookup_id] = [number(), await usa()];
  const put = (member: Member, written: string) =>
    member.browser.put(`/users/${member.id}`, personal(member, { phone: written, country_code_lookup_id }));
  expect((await put(one, phone)).status_code).toBe(200);
  const fault = [{ field: 'phone', error: 'This phone number is not valid or used!' }];
  for (const written of [phone, '12', 'not a number'])
    expect(await put(two, written)).toMatchObject({ status_code: 600, validation_errors: fault });
});

test.each([
  ['an empty first name', { first_name: ' ' }, 'first_name'],
  ['a role that does not exist', { user_role_id: 999 }, 'user_role_id'],
  ['a speciality that does not exist', { speciality_id: 999 }, 'speciality_id'],
  ['a country that does not exist', { country_code_lookup_id: 99_999 }, 'country_code_lookup_id'],
  ['another address without the password', { email: 'new@example.com' }, 'password'],
])('%s is refused with its field', async (_what, wrong, field) => {
  const member = await verifiedPerson(casefolio);
  const reply = await member.browser.put(`/users/${member.id}`, personal(member, wrong));
  expect([reply.status_code, reply.validation_errors?.map((one) => one.field)]).toEqual([600, [field]]);
});

test('nobody gives themselves a plan, a verification or another id', async () => {
  const member = await verifiedPerson(casefolio);
  await member.browser.put(`/users/${member.id}`, personal(member, { plan_id: 4, id: 1, verified: false }));
  expect(await whole(member)).toMatchObject({ id: member.id, verified: true, subscription: { plan_id: 1 } });
});

test('a new address counts when its own mail was opened, and not before', async () => {
  const member = await verifiedPerson(casefolio);
  const email = `new.${member.id}@example.com`;
  const body = personal(member, { email, password: member.person.password });
  const wrong = await member.browser.put(`/users/${member.id}`, { ...body, password: 'Wrong-1-word' });
  expect(wrong.status_code).toBe(614);
  await member.browser.put(`/users/${member.id}`, body);
  expect(await whole(member)).toMatchObject({ email: member.person.email, pending_email: email });
  const [mail = ''] = await casefolio.mailsTo(email);
  expect(await casefolio.mailsTo(member.person.email, 2)).toHaveLength(2);
  const token = decodeURIComponent(/\/email-change\/(\S+)/.exec(mail)?.[1] ?? '');
  const confirm = () => casefolio.browser().post('/users/email_change/confirmation', { token });
  expect((await confirm()).data).toEqual({ email });
  expect((await confirm()).status_code, 'once').toBe(604);
  expect((await casefolio.browser().post('/login', logInBody({ ...member.person, email }))).status_code).toBe(200);
  expect((await casefolio.browser().post('/login', logInBody(member.person))).status_code).toBe(601);
});

const position = (changes: object = {}) => ({
  hospital: { name: 'General Hospital', address: '1 Main Street' },
  speciality_id: 1,
  start_date: 'Jan 5, 2020',
  end_date: '',
  ...changes,
});
const education = (changes: object = {}) => ({
  speciality_id: 1,
  degree_id: 1,
  institution_name: 'University',
  start_date: '2010-9-1',
  end_date: '2014-06-30',
  ...changes,
});

const lists = [
  ['position', 'current_positions', position],
  ['experience', 'user_experiences', position],
  ['education', 'user_educations', education],
] as const;

const idOnly = z.object({ id: z.number() });

test.each(lists)('%s: added, changed, deleted; another’s is not there', async (path, name, make) => {
  const [member, other] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const base = `/users/${member.id}/${path}`;
  const added = await member.browser.post(base, make());
  expect(added.status_code, added.text).toBe(200);
  const { id } = idOnly.parse(added.data);
  await member.browser.put(`${base}/${id}`, make({ start_date: '2011-01-02' }));
  expect((await whole(member))[name]).toMatchObject([{ id, start_date: '2011-01-02' }]);
  const foreign = `/users/${other.id}/${path}/${id}`;
  expect((await other.browser.put(foreign, make())).status_code).toBe(404);
  expect((await other.browser.delete(foreign)).status_code).toBe(404);
  expect((await member.browser.delete(`${base}/${id}`)).status_code).toBe(200);
  expect((await whole(member))[name]).toEqual([]);
});

test.each(lists)('%s: dates that cannot be are refused with their field', async (path, _name, make) => {
  const { browser, id } = await verifiedPerson(casefolio);
  const cases: [object, string, string][] = [
    [{ start_date: '2020-05-01', end_date: '2020-05-01' }, 'end_date', 'End date must be greater than start date'],
    [{ start_date: '2020-05-01', end_date: '2019-01-01' }, 'end_date', 'End date must be greater than start date'],
    [{ start_date: '2999-01-01', end_date: '' }, 'start_date', 'This day lies in the future'],
    [{ end_date: '2999-01-01' }, 'end_date', 'This day lies in the future'],
    [{ start_date: '2020-02-31' }, 'start_date', 'This is not a day of the calendar; write it like 2026-03-14'],
  ];
  for (const [wrong, field, error] of cases) {
    const reply = await browser.post(`/users/${id}/${path}`, make(wrong));
    expect(reply).toMatchObject({ status_code: 600, validation_errors: [{ field, error }] });
  }
});

test('one reimbursement a person; what the model does not use is not kept', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const path = `/users/${id}/reimbursement`;
  const mixed = {
    practice_state: 'NY',
    reimbursement_model: 'MIXED',
    threshold: 'RVUS',
    amount: '5000.50',
    rvus_multiplier: 52.1,
  };
  expect((await browser.get(path)).data).toEqual({ reimbursement: null });
  expect((await browser.post(path, mixed)).data).toEqual({ ...mixed, rvus_multiplier: '52.10' });
  expect((await browser.post(path, mixed)).status_code).toBe(409);
  const salary = await browser.put(path, { ...mixed, reimbursement_model: 'SALARY_BASED' });
  expect(salary.data).toMatchObject({ threshold: null, amount: '0.00', rvus_multiplier: '0.00' });
  for (const wrong of [
    { amount: -1 },
    { amount: '1.234' },
    { amount: 'abc' },
    { practice_state: 'ZZ' },
    { threshold: '' },
  ])
    expect((await browser.put(path, { ...mixed, ...wrong })).status_code).toBe(600);
  expect((await browser.delete(path)).status_code).toBe(200);
  expect((await browser.delete(path)).status_code).toBe(404);
});

const face = (name: string, bytes: Uint8Array) =>
  formOf({ image_type: 'PROFILE_IMAGE' }, [{ field: 'image_file', name, bytes }]);

const photograph = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } })
    .jpeg()
    .toBuffer();

async function putFace({ browser, id }: Member, bytes: Uint8Array, name = 'me.jpg') {
  const { body, headers } = face(name, bytes);
  return browser.post(`/users/${id}/media`, body, headers);
}

test('a face is cut square, small, without its place, and only for its owner', async () => {
  const [member, other] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  await putFace(member, await photograph());
  const { profile_image: image } = await whole(member);
  const open = ({ browser }: Member, url = '') =>
    casefolio.casefolio.app.inject({ url, cookies: Object.fromEntries(browser.cookies) });
  const small = await open(member, image?.href_small);
  const { width, height, exif } = await sharp(small.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 192, height: 192, exif: undefined });
  expect((await open(other, image?.href_small)).statusCode).toBe(404);
  await putFace(member, await photograph());
  expect((await open(member, image?.href_small)).statusCode, 'replaced').toBe(404);
  await member.browser.delete(`/users/${member.id}/media`);
  expect((await whole(member)).profile_image).toBeNull();
});

test.each([
  ['a text named .png', Buffer.from('hello'), 415],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ['21 MB', Buffer.alloc(21 * 1024 * 1024), 413],
])('%s is refused, and the face stays as it was', async (_what, bytes, code) => {
  const member = await verifiedPerson(casefolio);
  await putFace(member, await photograph());
  expect((await putFace(member, bytes, 'x.png')).status_code).toBe(code);
  expect((await whole(member)).profile_image).not.toBeNull();
});

test('a form without a picture says so', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const { body, headers } = formOf({ image_type: 'PROFILE_IMAGE' }, []);
  expect(await browser.post(`/users/${id}/media`, body, headers)).toMatchObject({
    status_code: 600,
    validation_errors: [{ field: 'image_file' }],
  });
});

test('a link to a face has run out after two hours, and with log-out at once', async () => {
  const member = await verifiedPerson(casefolio);
  await putFace(member, await photograph());
  const { profile_image: image } = await whole(member);
  const cookies = Object.fromEntries(member.browser.cookies);
  const open = () => casefolio.casefolio.app.inject({ url: image?.href_small ?? '', cookies });
  expect((await open()).statusCode).toBe(200);
  await member.browser.post('/logout');
  expect((await open()).statusCode).toBe(404);
  casefolio.letPass(2 * hour);
  expect((await open()).statusCode).toBe(404);
});

test('places come from the own directory, words in any order; nothing typed finds nothing', async () => {
  const { browser } = await verifiedPerson(casefolio);
  const found = await browser.get('/places?search_term=clinic%20mayo');
  expect(
    z
      .array(z.object({ name: z.string() }))
      .parse(found.data)
      .map(({ name }) => name)
      .join(),
  ).toContain('Mayo Clinic');
  expect((await browser.get('/places?search_term=')).data).toEqual([]);
  expect((await browser.get('/places?search_term=%25')).data).toEqual([]);
});

const join = (member: Member, name: string) =>
  member.browser.post(`/users/${member.id}/position`, position({ hospital: { name } }));

test('colleagues are found within the own institution alone, without address or number', async () => {
  const [one, two, three] = [
    await verifiedPerson(casefolio),
    await verifiedPerson(casefolio),
    await verifiedPerson(casefolio),
  ];
  await join(one, `House ${one.id}`);
  await join(two, `house ${one.id}`);
  await join(three, 'Another house');
  const { data, text } = await one.browser.get('/users?keyword=more');
  expect(data).toEqual({
    users: [
      {
        id: two.id,
        first_name: 'Ada',
        last_name: 'Moreau',
        current_positions: [{ hospital: { label: `House ${one.id}` } }],
      },
    ],
    count: 1,
  });
  expect(text).not.toContain('@');
  expect((await one.browser.get('/users?keyword=mo')).data).toEqual({ users: [], count: 0 });
});
