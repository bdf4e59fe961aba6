import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { askForResetCode, logInBody, type Person, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio({ TRUST_PROXY: 'true' });
const from = (address: string) => ({ 'x-forwarded-for': address });
let networks = 0;
/** A network that no other test calls from. */
const anotherNetwork = () => from(`203.0.113.${(networks += 1)}`);
const patiently = { timeout: 30_000 };
const new_password = 'Harbour-9-violet';

const attempt = async (person: Person, headers: Record<string, string>, password = 'Wrong-1-lantern') =>
  (await casefolio.browser().post('/login', { ...logInBody(person), password }, headers)).status_code;

/** Guesses without a pause until it is told to stop. */
function keepGuessing(guess: () => Promise<unknown>) {
  const stop = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) await guess();
  };
  const running = Promise.all([loop(), loop(), loop(), loop()]);
  return async () => {
    stop.abort();
    await running;
  };
}

test(
  'a thousand wrong log-ins are stopped, and lock no browser out that the owner has used',
  { timeout: 120_000 },
  async () => {
    const { person } = await verifiedPerson(casefolio);
    const [attackers, ownersNewPlace] = [anotherNetwork(), anotherNetwork()];
    const codes: number[] = [];
    for (let round = 0; round < 50; round += 1)
      codes.push(...(await Promise.all(Array.from({ length: 20 }, () => attempt(person, attackers)))));
    expect(codes.filter((code) => code === 601)).toHaveLength(8);
    expect(codes.filter((code) => code === 429)).toHaveLength(992);
    expect(await attempt(person, ownersNewPlace, person.password), 'where they never were').toBe(429);
    expect(await attempt(person, {}, person.password), 'where they signed up').toBe(200);
  },
);

test('the owner gets in by mail from a new place while the guessing goes on', { timeout: 120_000 }, async () => {
  const { person } = await verifiedPerson(casefolio);
  const [attackers, ownersNewPlace] = [anotherNetwork(), anotherNetwork()];
  const stopLogIns = keepGuessing(() => attempt(person, attackers));
  const guess = { email: person.email, new_password, verification_code: 'GUESS234' };
  const stopResets = keepGuessing(() => casefolio.browser().post('/reset_password', guess, attackers));
  try {
    await expect.poll(() => attempt(person, ownersNewPlace), patiently).toBe(429);
    const browser = casefolio.browser();
    const verification_code = await askForResetCode(casefolio, browser, person.email, 2, ownersNewPlace);
    const reset = await browser.post(
      '/reset_password',
      { email: person.email, new_password, verification_code },
      ownersNewPlace,
    );
    expect(reset).toMatchObject({ status_code: 200 });
    await expect.poll(() => attempt(person, attackers), patiently).toBe(429);
    expect(await attempt(person, ownersNewPlace, new_password)).toBe(200);
  } finally {
    await stopLogIns();
    await stopResets();
  }
});

test('a stranger who asks for codes uses up neither the owner’s mails nor their code', async () => {
  const { person } = await verifiedPerson(casefolio);
  const [stranger, owner, attackers] = [casefolio.browser(), casefolio.browser(), anotherNetwork()];
  for (const mails of [2, 3, 4]) await askForResetCode(casefolio, stranger, person.email, mails, attackers);
  expect(await stranger.post('/forget_password', { email: person.email }, attackers)).toMatchObject({
    status_code: 429,
  });
  const verification_code = await askForResetCode(casefolio, owner, person.email, 5);
  const guess = { email: person.email, new_password, verification_code: 'GUESS234' };
  for (let tries = 0; tries < 10; tries += 1) await stranger.post('/reset_password', guess, attackers);
  expect(await stranger.post('/reset_password', { ...guess, verification_code }, attackers)).toMatchObject({
    status_code: 607,
  });
  expect(await owner.post('/reset_password', { ...guess, verification_code })).toMatchObject({ status_code: 200 });
});

test('many networks together guess no more often than one', async () => {
  const { person } = await verifiedPerson(casefolio);
  const codes = await Promise.all(
    Array.from({ length: 40 }, (_, network) => attempt(person, from(`198.51.${network}.9`))),
  );
  expect(codes.filter((code) => code === 601)).toHaveLength(8);
});
