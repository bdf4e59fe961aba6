import { isEmailAddress, normalEmail } from '@casefolio/domain/accounts/email';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';

/** An id in a path: digits as we write them ourselves. '01', '1e3' and '1 ' name nothing. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

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

const rows = { usual: 30, most: 100 };

/** The question of every search. A limit outside its range is brought into it; what is no number is the usual one. */
export const searchQuery = z.object({
  /** Longer than anybody types; the rest of a longer text is not searched for. */
  search_term: z
    .string()
    .transform((text) => text.slice(0, 200).trim())
    .default(''),
  limit: z.coerce
    .number()
    .transform((wanted) => Math.min(Math.max(Math.trunc(wanted), 1), rows.most))
    .catch(rows.usual)
    .default(rows.usual),
});
