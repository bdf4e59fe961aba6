import { beginSecondFactor, confirmSecondFactor } from '@casefolio/contract/security.contract';
import { TOTP, Secret } from 'otpauth';
import type { Browser } from '../../../app/testing/browser.ts';

const stepMs = 30_000;

/** The app on somebody's phone. Each code is accepted once: `next` is always one that was not shown before. */
export function authenticatorApp(secret: string, now: () => number) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let shown = 0;
  return {
    codeAt: (timestamp: number): string => totp.generate({ timestamp }),
    next(): string {
      const step = Math.max(Math.floor(now() / stepMs), shown + 1);
      shown = step;
      return totp.generate({ timestamp: step * stepMs });
    },
  };
}

/** Switches the second factor on, as the screen does. */
export async function switchOn(browser: Browser, userId: number, password: string, now: () => number) {
  const begun = await browser.post(`/users/${userId}/second_factor`, { password });
  const app = authenticatorApp(beginSecondFactor.data.parse(begun.data).secret, now);
  const confirmed = await browser.post(`/users/${userId}/second_factor/confirmation`, { code: app.next() });
  return { app, recoveryCodes: confirmSecondFactor.data.parse(confirmed.data).recovery_codes };
}
