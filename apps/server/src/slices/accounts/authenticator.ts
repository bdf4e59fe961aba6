import { appCode } from '@casefolio/domain/accounts/one-time-codes';
import { Secret, TOTP } from 'otpauth';

const appOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: 'Casefolio',
    label,
    // A copy, for the bytes of a Buffer may lie in the middle of a larger one.
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: appCode.digits,
    period: appCode.stepSeconds,
  });

/** The secret as a person types it into the app, and as the app reads it from a picture. */
export function shownSecret(secret: Uint8Array, email: string): { readonly secret: string; readonly uri: string } {
  const app = appOf(secret, email);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** The half minute whose code this is, counted from 1970; null when it is none of now. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const off = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: appCode.stepsOff });
  return off === null ? null : Math.floor(now.getTime() / 1000 / appCode.stepSeconds) + off;
}
