import { faultsOfCase } from '@casefolio/domain/case-fields/check';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { listReports } from '@casefolio/contract/transfer.contract';
import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { logInBody } from '../slices/accounts/testing/people.ts';
import { readCaseChoices } from '../slices/lookups/choices.api.ts';
import { fillDemo } from './fill.ts';
import { firstDay, makeDemoCases, operations } from './make-cases.ts';
import { demoPassword, demoPeople } from './people.ts';

const today = todayAt(new Date(), 0);
const page = z.object({
  procedures_count: z.number(),
  procedures: z.array(z.object({ date: z.string(), media: z.array(z.unknown()) })),
});

const stay = z.object({ start_date: z.string(), end_date: z.string() });
const career = z.object({
  user_experiences: z.array(stay),
  user_educations: z.array(stay),
  reimbursement: z.object({ reimbursement_model: z.literal('MIXED') }),
});

test('every invented case is one that the form would take', () => {
  const { choicesOf, modifier, roles } = readCaseChoices();
  const around = { family: 'neurosurgery' as const, today, choicesOf };
  for (const { values, further, modifierId } of makeDemoCases(today)) {
    const faults = faultsOfCase({ ...values, hospital_id: '1' }, around);
    expect(faults, JSON.stringify(values)).toEqual([]);
    expect(further.flatMap((procedure) => faultsOfCase(procedure, around, repeatedFields))).toEqual([]);
    expect(roles).toContain(values.role);
    if (modifierId !== null) expect(modifier(modifierId)).toBeDefined();
  }
});

test('what an operation says is asked of it, so that nothing is dropped without a word', () => {
  const made = makeDemoCases(today);
  for (const { name, answers } of operations) {
    const values = made.find((one) => one.values.procedure_name === name)?.values ?? {};
    expect(Object.keys(values), name).toEqual(expect.arrayContaining(Object.keys(answers)));
  }
});

test('the cases span three academic years, reach into the future and are the same every time', () => {
  const cases = makeDemoCases(today);
  expect(cases.length).toBeGreaterThanOrEqual(390);
  expect(cases.filter(({ date }) => date > today).length).toBeGreaterThanOrEqual(10);
  expect(cases.every(({ date }) => date >= firstDay(today).slice(0, 7).replace('-07', '-06'))).toBe(true);
  expect(new Set(cases.map(({ values }) => values.type)).size).toBe(9);
  expect(makeDemoCases(today)).toEqual(cases);
});

test('what is only planned has no result yet', () => {
  const planned = makeDemoCases(today).filter(({ date }) => date > today);
  const results = ['duration_of_radiation', 'duration_of_procedure', 'tici_grade', 'findings', 'outcome'] as const;
  for (const { values, notes } of planned)
    expect([...results.flatMap((name) => values[name] || []), ...notes], values.procedure_name?.toString()).toEqual([]);
});

const demo = testCasefolio();

test('the demonstration is filled once, and its surgeon finds the cases with their images', async () => {
  const started = performance.now();
  await fillDemo(demo.casefolio);
  process.stdout.write(`The demonstration was filled in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  await fillDemo(demo.casefolio);

  const surgeon = demo.browser();
  const [{ email }] = demoPeople;
  const { data } = await surgeon.post('/login', logInBody({ email, password: demoPassword }));
  const { id, subscription } = z
    .object({ id: z.number(), subscription: z.object({ plan_id: z.number() }) })
    .parse(data);
  expect(subscription.plan_id).toBe(4);
  const list = async (filter: string) =>
    page.parse((await surgeon.get(`/users/${id}/procedures?filter=${filter}&page_size=100`)).data);
  const all = await list('ALL');
  expect(all.procedures_count).toBe(makeDemoCases(today).length);
  expect(all.procedures.some(({ media }) => media.length > 0)).toBe(true);
  expect((await list('UPCOMING')).procedures_count).toBeGreaterThanOrEqual(10);

  const { reports } = listReports.data.parse((await surgeon.get(`/users/${id}/procedures/reports`)).data);
  expect(reports.map(({ file_name, total }) => [file_name.split('.').at(-1), total])).toEqual([
    ['xlsx', makeDemoCases(today).length],
    ['pdf', 8],
    ['xlsx', 20],
  ]);
  expect(reports.slice(1).map(({ status }) => status)).toEqual(['READY', 'EXPIRED']);

  const profile = career.parse((await surgeon.get(`/users/${id}`)).data);
  expect(profile.user_experiences).toHaveLength(2);
  expect(profile.user_educations).toHaveLength(3);
  const { user_experiences: posts, user_educations: studies } = profile;
  for (const { start_date, end_date } of [...posts, ...studies]) {
    expect(end_date > start_date && end_date < firstDay(today)).toBe(true);
  }
});
