import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '../secrets.ts';
import { isFileKey } from './file-key.ts';

export interface FileLink {
  readonly key: string;
  readonly viewerId: number;
}

const halfHourMs = 30 * 60_000;

/**
 * A token that opens one file for one viewer, until the last full half hour before `expiresAt`: whoever asks twice within half an hour
 * gets the same link, so that a browser knows the picture again. It proves who asked for the link, and no more:
 * whether the viewer may see the file is asked again when it is used, so that a right withdrawn ends the link.
 */
export function signFileLink(secret: Uint8Array, link: FileLink & { readonly expiresAt: Date }): string {
  const end = Math.floor(link.expiresAt.getTime() / halfHourMs) * halfHourMs;
  const claim = `${link.key}.${link.viewerId}.${end}`;
  return `${claim}.${signature(secret, claim)}`;
}

/** Undefined when the token was changed, made with another secret, or has expired. */
export function readFileLink(secret: Uint8Array, token: string, now: Date): FileLink | undefined {
  const end = token.lastIndexOf('.');
  const claim = token.slice(0, Math.max(end, 0));
  // The text is compared, not its bytes: the last letter of base64url has spare bits that decoding would ignore.
  if (!sameText(token.slice(end + 1), signature(secret, claim))) return undefined;
  const [key = '', viewerId, expiresAt] = claim.split('.');
  if (!isFileKey(key) || now.getTime() >= Number(expiresAt)) return undefined;
  return { key, viewerId: Number(viewerId) };
}

function signature(secret: Uint8Array, claim: string): string {
  return createHmac('sha256', deriveKey(secret, 'file links')).update(claim).digest('base64url');
}

function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
