import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../db/testing/fresh-database.ts';
import { postgresLimiter } from './limits.store.ts';

const three = { name: 'three-a-minute', tries: 3, perSeconds: 60 };
const fresh: FreshDatabase[] = [];

beforeAll(async () => void fresh.push(await freshDatabase()));
afterAll(async () => {
  for (const { close } of fresh) await close();
});

function node(clock: { readonly now: () => Date }) {
  const [one] = fresh;
  if (!one) throw new Error('there is no database yet');
  return postgresLimiter(one.database.db, clock);
}

/** A clock that stands still until it is moved. */
function stoppedClock() {
  let at = Date.parse('2026-03-01T12:00:00Z');
  return { now: () => new Date(at), letPass: (ms: number) => void (at += ms) };
}

test('tries are counted over all nodes, and the window ends by itself', async () => {
  const clock = stoppedClock();
  const [a, b] = [node(clock), node(clock)];
  expect([await a.take(three, 'x'), await b.take(three, 'x'), await a.take(three, 'x')]).toEqual([null, null, null]);
  expect([await b.take(three, 'x'), await a.take(three, 'x')]).toEqual([60, 60]);
  expect(await a.take(three, 'another')).toBeNull();
  clock.letPass(59_500);
  expect(await a.take(three, 'x')).toBe(1);
  clock.letPass(500);
  expect([await a.take(three, 'x'), await b.take(three, 'x')]).toEqual([null, null]);
});

test('a flood asks the database once a second', async () => {
  const clock = stoppedClock();
  const limiter = node(clock);
  const flood = async () => {
    for (let tries = 0; tries < 50; tries += 1) await limiter.take(three, 'flooded');
    const [one] = fresh;
    const { rows } = await (one?.database.pool.query<{ most: number }>(
      'select max(tries) as most from limit_counters',
    ) ?? { rows: [] });
    return rows[0]?.most;
  };
  expect(await flood()).toBe(4);
  clock.letPass(1000);
  expect(await flood()).toBe(5);
});

test('what is forgotten on another node is forgotten here a second later, and at once on the same', async () => {
  const clock = stoppedClock();
  const [a, b] = [node(clock), node(clock)];
  const useUp = async () => {
    for (let tries = 0; tries < 4; tries += 1) await a.take(three, 'owner');
  };
  await useUp();
  await a.forget(three, 'owner');
  expect(await a.take(three, 'owner')).toBeNull();
  await useUp();
  await b.forget(three, 'owner');
  expect(await a.take(three, 'owner')).not.toBeNull();
  clock.letPass(1000);
  expect(await a.take(three, 'owner')).toBeNull();
});
