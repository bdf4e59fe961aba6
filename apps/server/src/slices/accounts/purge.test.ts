import { expect, test } from 'vitest';
import { purgeExpired } from '../../app/purge.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { switchOn } from './testing/authenticator-app.ts';
import { askForResetCode, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const [hour, day] = [3_600_000, 24 * 3_600_000];

async function kept(userId: number): Promise<Record<string, number>> {
  const tables = ['reset_codes', 'second_factors', 'recovery_codes', 'known_places'];
  const counts = tables.map((table) => `(select count(*)::integer from ${table} where user_id = $1) as ${table}`);
  const { rows } = await casefolio.casefolio.database.pool.query<Record<string, number>>(
    `select ${counts.join(', ')}`,
    [userId],
  );
  return rows[0] ?? {};
}

const purgeIn = (ms: number) => purgeExpired(casefolio.casefolio.database.db, new Date(Date.now() + ms));

test('what can no longer be used is not kept: reset codes, secrets never confirmed, places not seen for long', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  await askForResetCode(casefolio, browser, person.email);
  await browser.post(`/users/${id}/second_factor`, { password: person.password });
  await purgeIn(0);
  expect(await kept(id)).toEqual({ reset_codes: 1, second_factors: 1, recovery_codes: 0, known_places: 1 });
  await purgeIn(hour / 2);
  expect(await kept(id)).toMatchObject({ reset_codes: 0, second_factors: 1 });
  await purgeIn(hour + 1000);
  expect(await kept(id)).toMatchObject({ second_factors: 0, known_places: 1 });
  await purgeIn(61 * day);
  expect(await kept(id)).toMatchObject({ known_places: 0 });
});

test('a second factor that is on stays', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  await switchOn(browser, id, person.password, Date.now);
  await purgeIn(61 * day);
  expect(await kept(id)).toMatchObject({ second_factors: 1, recovery_codes: 10 });
});
