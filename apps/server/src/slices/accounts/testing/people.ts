import { randomBytes } from 'node:crypto';
import type { Browser, Reply } from '../../../app/testing/browser.ts';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';
import { user } from '@casefolio/contract/accounts.contract';

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

/** Someone nobody has met before. */
export const somebody = (): Person => {
  const id = randomBytes(5).toString('hex');
  return { first_name: 'Ada', last_name: 'Moreau', email: `ada.${id}@example.com`, password: 'Kite-7-lantern' };
};

export const signUpBody = (person: Person) => ({
  ...person,
  user_role_id: 1,
  registered_from: 'WEB',
  accepted_privacy_policy: true,
  accepted_terms: true,
});

export const logInBody = ({ email, password }: Pick<Person, 'email' | 'password'>) => ({
  username: email,
  password,
  time_offset: -5,
});

export const signUp = (browser: Browser, person: Person): Promise<Reply> =>
  browser.post('/registration', signUpBody(person));

export const linkIn = (mail: string): string => decodeURIComponent(/\/verification\/(\S+)/.exec(mail)?.[1] ?? '');

/** Signs up and opens the mailed link: a browser with a verified session. */
export async function verifiedPerson(test: TestCasefolio) {
  const [browser, person] = [test.browser(), somebody()];
  const { id } = user.parse((await signUp(browser, person)).data);
  const [mail = ''] = await test.mailsTo(person.email);
  await browser.post('/verification', { token: linkIn(mail) });
  return { browser, person, id };
}

export const resetCodeIn = (mail: string): string => /verification code: (\w{8})/.exec(mail)?.[1] ?? '';

/** Asks for a reset code and reads it from the mail; `mails` is how many there are then. */
export async function askForResetCode(test: TestCasefolio, browser: Browser, email: string, mails = 2, headers = {}) {
  const reply = await browser.post('/forget_password', { email }, headers);
  if (reply.status_code !== 200) throw new Error(`no code for ${email}: ${reply.text}`);
  // Mails of different kinds may overtake each other.
  return (await test.mailsTo(email, mails)).map(resetCodeIn).findLast(Boolean) ?? '';
}

/** What the trail says about somebody's things: 'password.reset done'. */
export async function trailOf({ casefolio }: TestCasefolio, ownerId: number): Promise<string[]> {
  const { rows } = await casefolio.database.pool.query<{ line: string }>(
    "select action || ' ' || outcome as line from audit_events where owner_id = $1 order by id",
    [ownerId],
  );
  return rows.map(({ line }) => line);
}
