import { planMessages } from '@casefolio/domain/messages/plans';
import { sandboxNonces as nonces } from '@casefolio/domain/plans/sandbox';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { users } from '../../db/schema/accounts.ts';
import { openCharges, subscriptions } from '../../db/schema/plans.ts';
import { watchedPayments } from '../../ports/payments/testing/watched-payments.ts';
import { giveBack } from '../plans/charge.ts';
import { giveBackLostCharges } from '../plans/plans.jobs.ts';
import { logInBody, type Person, signUpBody, somebody } from './testing/people.ts';

const payments = watchedPayments();
const casefolio = testCasefolio({ FREE_PROMOTION_CODE: 'THEATRE100' }, { payments });
const busy = { plan_id: 'busy-monthly', payment_method_nonce: nonces.card };

const signUpWith = (person: Person, plan: object, headers = {}) =>
  casefolio.browser().post('/registration', { ...signUpBody(person), ...plan }, headers);

async function customer(): Promise<string> {
  return payments.newCustomer();
}

/** Runs a sign-up, and tells what was charged meanwhile and what is left open. */
async function watching<T>(work: () => Promise<T>) {
  const before = payments.charged.length;
  const reply = await work();
  const charges = payments.charged.slice(before);
  const states = await Promise.all(charges.map(({ subscriptionId }) => payments.subscriptionState(subscriptionId)));
  return { reply, charges, states, open: await casefolio.casefolio.database.db.select().from(openCharges) };
}

const subscriptionsOf = ({ email }: Person) =>
  casefolio.casefolio.database.db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.user_id))
    .where(eq(users.email, email));

const nothingCharged = { charges: [], open: [] };

test('a surgeon signs up for Busy: charged once, booked, and seen in every view of the user', async () => {
  const [person, customer_id] = [somebody(), await customer()];
  const done = await watching(() => signUpWith(person, { ...busy, customer_id }));
  expect(done.reply).toMatchObject({ status_code: 200, data: { subscription: { plan_id: 3 }, verified: false } });
  expect(done).toMatchObject({ charges: [{ braintreePlanId: 'busy-monthly', priceCents: 1999 }], open: [] });
  expect(done.states).toEqual(['active']);
  expect(await subscriptionsOf(person)).toMatchObject([
    {
      subscription: {
        plan_id: 3,
        period: 'Monthly',
        price_cents: 1999,
        promotion_code: null,
        customer_id,
        provider_subscription_id: done.charges[0]?.subscriptionId,
        ended_at: null,
      },
    },
  ]);
  const login = await casefolio.browser().post('/login', logInBody(person));
  expect(login.data).toMatchObject({ subscription: { plan_id: 3 } });
});

test('a year is charged at ten months, by PayPal too', async () => {
  const plan = { plan_id: 'unlimited-annual', payment_method_nonce: nonces.payPal };
  const done = await watching(() => signUpWith(somebody(), plan));
  expect(done.reply.data).toMatchObject({ subscription: { plan_id: 4 } });
  expect(done.charges).toMatchObject([{ priceCents: 39_990 }]);
});

test.for([{}, { plan_id: '1' }, { plan_id: 1 }, { plan_id: '' }, { plan_id: '1', payment_method_nonce: nonces.card }])(
  'with %o it is Free and nothing is charged',
  async (plan) => {
    const person = somebody();
    const done = await watching(() => signUpWith(person, plan));
    expect(done.reply).toMatchObject({ status_code: 200, data: { subscription: { plan_id: 1 } } });
    expect(done).toMatchObject(nothingCharged);
    expect(await subscriptionsOf(person)).toEqual([]);
  },
);

test.for<[object, { field: string; error: string }[]]>([
  [{ plan_id: 'busy-monthly' }, [{ field: 'payment_method_nonce', error: 'No payment method is available.' }]],
  [{ ...busy, plan_id: 'gold' }, [{ field: 'plan_id', error: planMessages.planUnknown.text }]],
  [{ ...busy, plan_id: 4 }, [{ field: 'plan_id', error: planMessages.planUnknown.text }]],
  [{ ...busy, promotion_code: 'NO' }, [{ field: 'promotion_code', error: planMessages.couponInvalid.text }]],
  [
    { plan_id: 'busy-monthly', promotion_code: 'NO', user_role_id: 4711 },
    [
      { field: 'user_role_id', error: 'This role does not exist' },
      { field: 'promotion_code', error: planMessages.couponInvalid.text },
      { field: 'payment_method_nonce', error: 'No payment method is available.' },
    ],
  ],
])('%o is refused at its fields, and nothing is charged', async ([plan, faults]) => {
  const done = await watching(() => signUpWith(somebody(), plan));
  expect(done.reply).toMatchObject({ status_code: 600, validation_errors: faults });
  expect(done).toMatchObject(nothingCharged);
});

test.for([
  [nonces.invalidCard, 'Payment method nonce is invalid'],
  ['made-up', 'Payment method nonce is invalid'],
  [nonces.declinedCard, planMessages.declined.text],
] as const)('the payment %s is refused, there is no account, and another card works', async ([nonce, message]) => {
  const person = somebody();
  const done = await watching(() => signUpWith(person, { ...busy, payment_method_nonce: nonce }));
  expect(done.reply).toMatchObject({ status_code: 619, http: 402, message });
  expect(done).toMatchObject(nothingCharged);
  const available = await casefolio.browser().get(`/users/check-email?email=${person.email}`);
  expect(available.data).toEqual({ available: 1 });
  expect(await signUpWith(person, busy)).toMatchObject({ status_code: 200 });
});

test('the free code gives the plan for nothing, in whatever case, with or without a card', async () => {
  for (const plan of [
    { plan_id: 'busy-annual', promotion_code: 'theatre100' },
    { ...busy, promotion_code: 'THEATRE100' },
  ]) {
    const person = somebody();
    const done = await watching(() => signUpWith(person, plan));
    expect(done.reply).toMatchObject({ status_code: 200, data: { subscription: { plan_id: 3 } } });
    expect(done).toMatchObject(nothingCharged);
    expect(await subscriptionsOf(person)).toMatchObject([
      { subscription: { price_cents: 0, promotion_code: plan.promotion_code, provider_subscription_id: null } },
    ]);
  }
});

test('an address that is taken and a password that is too common stop it before the charge', async () => {
  const person = somebody();
  await signUpWith(person, {});
  const taken = await watching(() => signUpWith(person, busy));
  expect(taken.reply).toMatchObject({ status_code: 612 });
  expect(taken).toMatchObject(nothingCharged);
  const weak = await watching(() => signUpWith({ ...somebody(), password: 'Password1!' }, busy));
  expect(weak.reply).toMatchObject({ status_code: 600, validation_errors: [{ field: 'password' }] });
  expect(weak).toMatchObject(nothingCharged);
});

test('six at the same moment with one address: one account, one charge', async () => {
  const person = somebody();
  const done = await watching(() => Promise.all(Array.from({ length: 6 }, () => signUpWith(person, busy))));
  const codes = done.reply.map(({ status_code }) => status_code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 612, 612, 612, 612, 612]);
  expect(done).toMatchObject({ states: ['active'], open: [] });
  expect(await subscriptionsOf(person)).toHaveLength(1);
});

test('the same key five times at once: one answer, one charge', async () => {
  const [person, headers] = [somebody(), { 'idempotency-key': 'paid-once' }];
  const done = await watching(() => Promise.all(Array.from({ length: 5 }, () => signUpWith(person, busy, headers))));
  expect(new Set(done.reply.map(({ text }) => text)).size).toBe(1);
  expect(done.reply[0]).toMatchObject({ status_code: 200 });
  expect(done).toMatchObject({ states: ['active'], open: [] });
});

test("nobody pays as another account's customer", async () => {
  const customer_id = await customer();
  await signUpWith(somebody(), { ...busy, customer_id });
  const done = await watching(() => signUpWith(somebody(), { ...busy, customer_id }));
  expect(done.reply).toMatchObject({ status_code: 600, validation_errors: [{ field: 'customer_id' }] });
  expect(done).toMatchObject(nothingCharged);
});

test('a charge whose answer was lost is given back, and there is no account', async () => {
  const person = somebody();
  payments.afterNextCharge = () => Promise.reject(new Error('the network is gone'));
  const done = await watching(() => signUpWith(person, busy));
  expect(done.reply).toMatchObject({ status_code: 500 });
  expect(done).toMatchObject({ states: ['cancelled'], open: [] });
  expect(await signUpWith(person, busy), 'and the next try is as good as the first').toMatchObject({
    status_code: 200,
  });
});

test('what cannot be given back at once is given back later, and nothing that was booked', async () => {
  const tools = {
    db: casefolio.casefolio.database.db,
    clock: { now: () => new Date(Date.now() + 3_600_000) },
    payments,
  };
  const booked = await watching(() => signUpWith(somebody(), busy));
  payments.afterNextCharge = async () => {
    payments.isDown = true;
    throw new Error('the provider is gone');
  };
  const lost = await watching(() => signUpWith(somebody(), busy));
  expect(lost.states).toEqual(['active']);
  expect(lost.open).toHaveLength(1);
  await expect(giveBackLostCharges(tools)).rejects.toThrow('does not answer');
  payments.isDown = false;
  await giveBackLostCharges(tools);
  await giveBack(tools, booked.charges[0]?.subscriptionId ?? '');
  const [lostId = '', bookedId = ''] = [lost, booked].map(({ charges }) => charges[0]?.subscriptionId);
  expect(await payments.subscriptionState(lostId)).toBe('cancelled');
  expect(await payments.subscriptionState(bookedId)).toBe('active');
  expect(await tools.db.select().from(openCharges)).toEqual([]);
});
