import { z } from 'zod';

/** The body's code, and the HTTP status that tells proxies and monitors the same truth. */
export const outcomes = {
  ok: { code: 200, http: 200 },
  malformed: { code: 400, http: 400 },
  noSession: { code: 401, http: 401 },
  forbidden: { code: 403, http: 403 },
  missing: { code: 404, http: 404 },
  changedMeanwhile: { code: 409, http: 409 },
  tooLarge: { code: 413, http: 413 },
  unsupportedType: { code: 415, http: 415 },
  tooManyTries: { code: 429, http: 429 },
  ourFault: { code: 500, http: 500 },
  invalidFields: { code: 600, http: 422 },
  invalidCredentials: { code: 601, http: 401 },
  locked: { code: 602, http: 403 },
  unverified: { code: 603, http: 200 },
  tokenVoid: { code: 604, http: 410 },
  secondFactorNeeded: { code: 605, http: 401 },
  secondFactorWrong: { code: 606, http: 401 },
  resetCodeVoid: { code: 607, http: 400 },
  emailTaken: { code: 612, http: 409 },
  oldPasswordWrong: { code: 614, http: 400 },
  passwordUnchanged: { code: 615, http: 400 },
  upgradeNeeded: { code: 617, http: 403 },
  subscriptionCancelled: { code: 618, http: 403 },
  paymentRefused: { code: 619, http: 402 },
  invitationVoid: { code: 621, http: 410 },
} as const satisfies Record<string, { readonly code: number; readonly http: number }>;

export type Outcome = keyof typeof outcomes;

/** Right credentials of an unverified account still bring the user back: the HTTP status tells success apart. */
export const isSuccess = (code: number): boolean => code === outcomes.ok.code || code === outcomes.unverified.code;

export interface FieldError {
  readonly field: string;
  readonly error: string;
}

export const fieldError = z.object({ field: z.string(), error: z.string() });

/** What every refused call answers. */
export const refusedReply = z.object({
  status_code: z.number(),
  data: z.null(),
  message: z.string(),
  validation_errors: z.array(fieldError).optional(),
  request_id: z.string().optional(),
});
