import { hash, randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '@casefolio/domain/accounts/one-time-codes';

/** 256 random bits: nothing to guess, so a plain hash is enough to keep. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A short code for a person to type. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');
