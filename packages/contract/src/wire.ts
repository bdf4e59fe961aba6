import { isEmailAddress, normalEmail } from '@casefolio/domain/accounts/email';
import { meetsPasswordRule } from '@casefolio/domain/accounts/password';
import { readDay } from '@casefolio/domain/dates/calendar-day';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';

/** An id in a path: digits as we write them ourselves. '01', '1e3' and '1 ' name nothing. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Paths of one's own things begin with whose they are. */
export const ownUser = z.object({ userId: pathId });

/** An id in a body: a number, or the digits that a form sends. */
export const bodyId = z.union([z.int().positive(), pathId], { error: commonMessages.wrongForm.text });

/** A text that must be there; the message names the field in the specification's words. */
export const requiredText = (message: string, most = 200) =>
  z.string({ error: message }).trim().min(1, message).max(most, commonMessages.tooLarge.text);

/** A person's name: one line, and no web address, for names stand in the mails that we send. */
export const personName = (message: string) =>
  requiredText(message, 100).regex(/^(?!.*(:\/\/|www\.))[^\p{Cc}]*$/iu, commonMessages.wrongForm.text);

export const emailAddress = (requiredMessage: string = accountMessages.emailRequired.text) =>
  z
    .string({ error: requiredMessage })
    .transform(normalEmail)
    .pipe(
      z
        .string()
        .min(1, requiredMessage)
        .refine(isEmailAddress, {
          error: accountMessages.emailNotValid.text,
          when: (payload) => payload.issues.length === 0,
        }),
    );

/** A password that somebody has already: only its length is looked at. */
export const typedPassword = (requiredMessage: string) =>
  z.string({ error: requiredMessage }).min(1, requiredMessage).max(1000, accountMessages.passwordTooLong.text);

/** A password that somebody wishes to have. What is too common or too near to its owner is found later, by the use-case. */
export const newPassword = (requiredMessage: string, ruleMessage: string) =>
  z.string({ error: requiredMessage }).min(1, requiredMessage).refine(meetsPasswordRule, ruleMessage);

/** Ticked boxes: true from JSON, 'true' or '1' from a form. */
export const acceptedBox = (message: string) =>
  z
    .union([z.boolean(), z.enum(['true', '1', 'false', '0', ''])], { error: message })
    .transform((value) => value === true || value === 'true' || value === '1')
    .refine((value) => value, { error: message });

/** Hours east of Greenwich as the browser knows them: 5.75 in Kathmandu, -3.5 in St. John's. */
export const timeOffset = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^[+-]?\d{1,2}(\.\d{1,2})?$/)
        .transform(Number),
    ],
    { error: commonMessages.wrongForm.text },
  )
  .pipe(z.number().min(-14, commonMessages.wrongForm.text).max(14, commonMessages.wrongForm.text));

export const usualRows = 30;
const mostRows = 100;

/** So many rows at most. A number outside its range is brought into it; nothing, 0 and what is no number are as if it were not there. */
const rowLimit = z.coerce
  .number()
  .transform((wanted) => (wanted === 0 ? undefined : Math.min(Math.max(Math.trunc(wanted), 1), mostRows)))
  .optional()
  .catch(undefined);

/** Longer than anybody types; the rest of a longer text is not searched for. */
const searchTerm = z
  .string({ error: commonMessages.wrongForm.text })
  .transform((text) => text.slice(0, 200).trim())
  .default('');

/** The question of every search. */
export const searchQuery = z.object({
  search_term: searchTerm,
  limit: rowLimit.transform((wanted) => wanted ?? usualRows),
});

/** The question of a list that is given whole unless something is searched for or a limit is named. */
export const listQuery = z.object({ search_term: searchTerm, limit: rowLimit });

/** A day in one of the specification's three forms; a day that does not exist is a fault of its field. */
export const calendarDay = (requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .min(1, requiredMessage)
    .transform((written, context) => {
      const day = readDay(written);
      if (day !== null) return day;
      context.addIssue({ code: 'custom', message: commonMessages.notADay.text });
      return z.NEVER;
    });

/** A list that a form carries as JSON in a text, and a JSON body as itself. */
export const listInForm = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess(
    parsedList,
    z.array(item, { error: commonMessages.wrongForm.text }).max(most, commonMessages.tooLarge.text),
  );

function parsedList(raw: unknown): unknown {
  if (raw === '' || raw === null || raw === undefined) return [];
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
