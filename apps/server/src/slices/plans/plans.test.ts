import { anonymousClientToken, listPlans } from '@casefolio/contract/plans.contract';
import { planMessages } from '@casefolio/domain/messages/plans';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';

const casefolio = testCasefolio({ FREE_PROMOTION_CODE: 'Theatre-Week' });
const withoutCode = testCasefolio({ FREE_PROMOTION_CODE: '' });
const tenMinutes = 10 * 60_000;

test('anyone reads the plans by the month and by the year', async () => {
  const { data, text } = await casefolio.browser().get('/plans');
  const { monthly, annual } = listPlans.data.parse(data);
  expect(monthly.map(({ plan, cost }) => [plan.id, plan.name, cost])).toEqual([
    [1, 'Free', 0],
    [2, 'Moderate', 9.99],
    [3, 'Busy', 19.99],
    [4, 'Unlimited', 39.99],
  ]);
  expect(annual.map(({ cost, period }) => [cost, period])).toEqual([
    [0, 'Annual'],
    [99.9, 'Annual'],
    [199.9, 'Annual'],
    [399.9, 'Annual'],
  ]);
  expect(monthly[0]).toMatchObject({ period: 'Monthly', braintree_plan_id: '1' });
  expect(monthly[3]?.features).toEqual({
    cases_per_month_limit: 10_000_000,
    registries_limit: 1_000_000,
    automated_analysis: true,
    used_cases: 0,
    uploaded_images: 0,
    used_registries: 0,
    used_automated_analysis: 0,
  });
  expect(text).not.toContain('9.990');
});

const read = (id: string) =>
  casefolio.browser().get(`/plans/get-braintree-plan?braintree_plan_id=${encodeURIComponent(id)}`);

test('one plan is read by its id, and an id that names none is not found', async () => {
  expect(await read('busy-annual')).toMatchObject({
    status_code: 200,
    data: { plan: { id: 3, name: 'Busy' }, cost: 199.9, period: 'Annual' },
  });
  expect(await read('1')).toMatchObject({ status_code: 200, data: { plan: { name: 'Free' }, cost: 0 } });
  for (const id of ['2', 'BUSY-ANNUAL', 'constructor', "' or 1=1"])
    expect(await read(id)).toMatchObject({ status_code: 404 });
  expect((await read(' ')).validation_errors).toMatchObject([{ field: 'braintree_plan_id' }]);
});

const askForToken = async () =>
  anonymousClientToken.data.parse((await casefolio.browser().get('/payments/anonymous-client-token')).data);

test('whoever wants to pay gets a customer of their own and a token of the sandbox', async () => {
  const [one, other] = [await askForToken(), await askForToken()];
  expect(one.token).toMatch(/^sandbox\./);
  expect(one.customer_id).not.toBe(other.customer_id);
});

test('another site gets no token, and nobody gets them by the hundred', async () => {
  const browser = casefolio.browser();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect(await browser.get('/payments/anonymous-client-token', foreign)).toMatchObject({ status_code: 403 });
  casefolio.letPass(tenMinutes);
  const codes: number[] = [];
  for (let i = 0; i < 62; i += 1) codes.push((await browser.get('/payments/anonymous-client-token')).status_code);
  expect(codes.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(codes.slice(60)).toEqual([429, 429]);
});

const validate = (code: string, price: string, app = casefolio) =>
  app.browser().get(`/coupons/validate?code=${encodeURIComponent(code)}&price=${price}&flow=normalUser`);

test('the free code makes every price nothing, in whatever case it is typed', async () => {
  for (const code of ['Theatre-Week', 'THEATRE-WEEK', ' theatre-week '])
    expect(await validate(code, '19.99')).toMatchObject({ status_code: 200, data: { new_price: 0 } });
});

test('another code is not valid', async () => {
  for (const code of ['THEATRE', 'CASEFOLIO100', "' or 1=1"])
    expect(await validate(code, '19.99')).toMatchObject({
      status_code: 400,
      http: 400,
      message: planMessages.couponInvalid.text,
    });
});

test.for(['', '-1', '1e3', '9.999', 'NaN', '$5'])('the price "%s" is named as wrong', async (price) => {
  expect((await validate('Theatre-Week', price)).validation_errors).toMatchObject([{ field: 'price' }]);
});

test('a code is not found by guessing', async () => {
  casefolio.letPass(tenMinutes);
  const codes: number[] = [];
  for (let guess = 0; guess < 32; guess += 1) codes.push((await validate(`GUESS${guess}`, '19.99')).status_code);
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(codes.slice(30)).toEqual([429, 429]);
  expect(await validate('Theatre-Week', '19.99')).toMatchObject({ status_code: 429 });
  casefolio.letPass(tenMinutes);
  expect(await validate('Theatre-Week', '19.99')).toMatchObject({ status_code: 200 });
});

test('where the free code is switched off, no code is free', async () => {
  expect(await validate('CASEFOLIO100', '19.99', withoutCode)).toMatchObject({ status_code: 400 });
  const empty = await validate('', '19.99', withoutCode);
  expect(empty.validation_errors).toMatchObject([{ field: 'code' }]);
});
