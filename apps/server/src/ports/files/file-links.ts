import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '../secrets.ts';
import { isFileKey } from './file-key.ts';

export interface FileLink {
  readonly key: string;
  readonly viewerId: number;
}

/**
 * A token that opens one file for one viewer until a moment. It proves who asked for the link, and no more:
 * whether the viewer may see the file is asked again when it is used, so that a right withdrawn ends the link.
 */
export function signFileLink(secret: Uint8Array, link: FileLink & { readonly expiresAt: Date }): string {
  const claim = `${link.key}.${link.viewerId}.${link.expiresAt.getTime()}`;
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
