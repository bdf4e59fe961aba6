import type { changeUser as endpoint } from '@casefolio/contract/profile.contract';
import type { FieldError } from '@casefolio/contract/envelope';
import { verificationTokenMs } from '@casefolio/domain/accounts/session-ends';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { invalidFields, missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { emailTaken, isEmailUsed, phoneRefused, readPhone, requireOwnPassword } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { changePerson, type Person, type PersonalData, personById, wishEmail } from './people.store.ts';
import type { ProfileTools } from './profile-tools.ts';
import { readWholeUser } from './whole-user.ts';

type Wish = z.output<typeof endpoint.body>;

interface Input {
  readonly params: { readonly userId: number };
  readonly body: Wish;
}

/** Someone changes what they say of themselves. Another address counts only when its own mail was opened. */
export const changeUser =
  (tools: ProfileTools) =>
  async (visit: Visit, { params: { userId }, body: wish }: Input) => {
    const person = await personById(tools.db, userId);
    if (!person) throw missing();
    const data = personalData(wish, tools);
    const newEmail = wish.email === person.email ? null : wish.email;
    if (newEmail !== null) await mayTakeEmail(tools, visit, person, wish);
    const at = tools.clock.now();
    return visit.atomically(async (tx) => {
      if (!(await changePerson(tx, userId, data))) throw phoneRefused();
      if (newEmail !== null) {
        await wishEmail(tx, userId, newEmail, new Date(at.getTime() + verificationTokenMs));
        await tools.jobs.enqueue(tx, 'send-email-change', { userId });
        await recordTouch(tx, visit, at, { action: 'email.change.asked', ownerId: userId });
      }
      await recordTouch(tx, visit, at, { action: 'profile.changed', ownerId: userId });
      return readWholeUser(tx, tools, userId);
    });
  };

async function mayTakeEmail(
  tools: ProfileTools,
  visit: Visit,
  { id }: Person,
  { email, password }: Wish,
): Promise<void> {
  if (!password) throw invalidFields([{ field: 'password', error: messages.passwordForEmail.text }]);
  const question = { userId: id, password, action: 'email.change.asked', wrong: securityMessages.oldPasswordWrong };
  await requireOwnPassword(tools, visit, question);
  if (await isEmailUsed(tools.db, email)) throw emailTaken();
}

/** The wish in the form in which it is stored; every field that cannot be is named. */
function personalData(wish: Wish, { roles, choices }: ProfileTools): PersonalData {
  const { user_role_id = null, speciality_id = null } = wish;
  const reachedAt = readPhone(wish, choices);
  const error = messages.notOffered.text;
  const faults: FieldError[] = [
    ...(user_role_id === null || roles.byId(user_role_id) ? [] : [{ field: 'user_role_id', error }]),
    ...(speciality_id === null || choices.speciality(speciality_id) ? [] : [{ field: 'speciality_id', error }]),
    ...reachedAt.faults,
  ];
  if (faults.length > 0) throw invalidFields(faults);
  const { first_name, last_name } = wish;
  return { first_name, last_name, user_role_id, speciality_id, ...reachedAt.stored };
}
