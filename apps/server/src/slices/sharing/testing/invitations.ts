import { randomBytes } from 'node:crypto';
import type { Browser, Reply } from '../../../app/testing/browser.ts';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';
import { verifiedPerson } from '../../accounts/testing/people.ts';

export type Doctor = Awaited<ReturnType<typeof verifiedPerson>>;

export interface MailedLink {
  readonly doctorId: string;
  readonly code: string;
  readonly key: string;
}

export const newAddress = (): string => `ines.${randomBytes(5).toString('hex')}@example.com`;

/** What stands in the link of an invitation's mail. */
export function linkIn(mail: string): MailedLink {
  const [, doctorId = '', code = '', key = ''] = /\/dashboard\/(\d+)\/invitation\/([^/\s]+)\/(\S+)/.exec(mail) ?? [];
  return { doctorId, code, key };
}

export const invite = ({ browser, id }: Doctor, email: string, permission = 'EDITOR'): Promise<Reply> =>
  browser.post(`/users/${id}/access_users`, { users: [{ email, permission }] });

/** Invites somebody who has had `before` other mails so far, and opens the mail. */
export async function mailedLink(test: TestCasefolio, doctor: Doctor, email: string, before = 0): Promise<MailedLink> {
  await invite(doctor, email);
  return linkIn((await test.mailsTo(email, before + 1)).at(-1) ?? '');
}

export const lookAt = (browser: Browser, { doctorId, code, key }: MailedLink): Promise<Reply> =>
  browser.get(`/users/${doctorId}/access_users/verify?${new URLSearchParams({ code, key }).toString()}`);

export const invitedBody = (email: string, { code, key }: MailedLink) => ({
  code,
  key,
  first_name: 'Ines',
  last_name: 'Duarte',
  email,
  password: 'Kite-7-lantern',
  user_role_id: 3,
  registered_from: 'WEB',
  accepted_privacy_policy: true,
  accepted_terms: true,
  verified: true,
});

export const signUpInvited = (browser: Browser, email: string, link: MailedLink, changes: object = {}) =>
  browser.post(`/users/${link.doctorId}/access_users/registration`, { ...invitedBody(email, link), ...changes });

export const answer = (browser: Browser, userId: number, doctorId: number, status: string, more: object = {}) =>
  browser.put(`/users/${userId}/access_users/invitation`, { doctor_id: doctorId, status, ...more });

/** Two verified people, the second of whom has joined the first one's dashboard. */
export async function joined(test: TestCasefolio, permission = 'EDITOR') {
  const [doctor, colleague] = [await verifiedPerson(test), await verifiedPerson(test)];
  await invite(doctor, colleague.person.email, permission);
  await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED');
  return { doctor, colleague };
}
