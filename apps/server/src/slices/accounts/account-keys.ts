import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What the slice does with the installation's secret. */
export interface AccountKeys {
  /** One-time codes are short: a keyed hash keeps a copy of the database from being searched for them. */
  codeHash(kind: 'reset' | 'recovery', userId: number, code: string): Buffer;
  /** Sealed for one user: moved to another's row it does not open. */
  seal(userId: number, plain: Uint8Array): Buffer;
  open(userId: number, sealed: Buffer): Buffer;
}

const [nonceBytes, tagBytes] = [12, 16];

const whose = (userId: number): Buffer => Buffer.from(`user ${userId}`);

export function accountKeys(keyFor: (purpose: string) => Buffer): AccountKeys {
  const [codes, sealing] = [keyFor('one-time codes'), keyFor('second factor')];
  return {
    codeHash: (kind, userId, code) => createHmac('sha256', codes).update(`${kind} ${userId} ${code}`).digest(),
    seal(userId, plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(whose(userId));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(userId, sealed) {
      const tagStart = sealed.length - tagBytes;
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(whose(userId)).setAuthTag(sealed.subarray(tagStart));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagStart)), decipher.final()]);
    },
  };
}
