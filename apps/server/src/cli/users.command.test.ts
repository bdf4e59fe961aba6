import { existsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { tempDataDir } from '../db/testing/temp-folder.ts';
import { switchOn } from '../slices/accounts/testing/authenticator-app.ts';
import { logInBody, trailOf, verifiedPerson } from '../slices/accounts/testing/people.ts';
import { runCommand } from './run-command.ts';
import { usersCommand } from './users.command.ts';

const casefolio = testCasefolio();

async function users(...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const exit = await runCommand({ users: usersCommand }, ['users', ...args], {
    isTerminal: false,
    say: (line) => void said.push(line),
    progress: () => undefined,
    complain: (line) => void complained.push(line),
    confirm: async () => false,
  });
  return { exit, said, complained };
}

/** The command works on the database that the environment names. */
function onTheTestDatabase(): void {
  vi.stubEnv('DATABASE_URL', casefolio.casefolio.database.connection.connectionString);
  vi.stubEnv('DATA_DIR', casefolio.dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a lost second factor is reset beside the running server: the password is enough, the owner is told, the trail has it', async () => {
  onTheTestDatabase();
  const { browser, person, id } = await verifiedPerson(casefolio);
  await switchOn(browser, id, person.password, Date.now);
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 605 });

  const done = await users('reset-second-factor', person.email.toUpperCase(), '--yes');
  expect(done).toMatchObject({ exit: 0, complained: [], said: [expect.stringContaining('with the password alone')] });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 200 });
  expect((await casefolio.mailsTo(person.email, 3)).at(-1)).toContain('asks for your password alone');
  expect(await trailOf(casefolio, id)).toContain('second-factor.reset done');

  const again = await users('reset-second-factor', person.email, '--yes');
  expect(again).toMatchObject({ exit: 0, said: [expect.stringContaining('Nothing to do')] });
});

test('an unknown address is one sentence and exit code 1', async () => {
  onTheTestDatabase();
  expect(await users('reset-second-factor', 'nobody@example.com', '--yes')).toEqual({
    exit: 1,
    said: [],
    complained: ['There is no account with the address nobody@example.com.'],
  });
});

test('a folder without a database is named, and gets none', async () => {
  const dataDir = tempDataDir();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await users('reset-second-factor', 'nobody@example.com', '--yes')).toMatchObject({
    exit: 1,
    complained: [expect.stringContaining(`There is no database in ${dataDir}: set DATA_DIR`)],
  });
  expect(existsSync(dataDir)).toBe(false);
});

test.for([
  [['reset-second-factor'], /^Say whose second factor/],
  [['reset-second-factor', 'a@x.co', 'b@x.co'], /^Say whose second factor/],
  [['reset-second-factor', 'a@x.co'], /add --yes/],
  [['burn'], /^'users burn' is not understood/],
  [['reset-second-factor', 'a@x.co', '--no'], /^There is no option '--no': users --help/],
] as const)('users %j is not understood, and changes nothing', async ([args, complaint]) => {
  expect(await users(...args)).toMatchObject({ exit: 2, complained: [expect.stringMatching(complaint)] });
});

test('help says what happens and how it ends', async () => {
  expect((await users('--help')).said.join()).toMatch(/users reset-second-factor EMAIL[^]*told by mail[^]*Exit: 0/);
});
