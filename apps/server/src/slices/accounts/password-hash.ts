import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { atMost } from './at-most.ts';

const derive = promisify(argon2);

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

// Each hash takes 19 MiB and a core: a burst of log-ins waits in line instead of starving everybody else.
const inLine = atMost(2);

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tag = (password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> =>
  inLine(() => derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...parameters }));

/** The password as a PHC string, which any argon2 library can check. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(await tag(password, nonce, cost))}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = phc.exec(stored) ?? [];
  const known = Buffer.from(expected, 'base64');
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  };
  return timingSafeEqual(known, await tag(password, Buffer.from(salt, 'base64'), parameters));
}

/** Compared when there is no such account, so that an unknown address takes as long as a wrong password. */
export const nobodysHash = await hashPassword(randomBytes(16).toString('hex'));
