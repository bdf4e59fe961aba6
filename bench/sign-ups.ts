import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

export interface Account {
  readonly email: string;
  readonly password: string;
}

const answer = z.object({ status_code: z.number() });
const mostTries = 20;

/** An account that the server has acknowledged; nothing when it refused or went away before it answered. */
export async function signUp(url: string): Promise<Account | undefined> {
  const account = { email: `${randomUUID()}@hospital.example`, password: randomBytes(18).toString('base64url') };
  const reply = await post(`${url}/api/v1/registration`, {
    ...account,
    first_name: 'Ada',
    last_name: 'Example',
    registered_from: 'WEB',
    accepted_privacy_policy: true,
    accepted_terms: true,
    user_role_id: 1,
  });
  if (reply && !reply.ok && reply.status < 500)
    console.error(`A sign-up was refused: ${reply.status} ${await reply.text()}`);
  return reply?.ok ? account : undefined;
}

/** Whether the person can still log in: 200, or 603 while the e-mail is not verified. Waits where the server asks for patience. */
export async function isKept(url: string, { email, password }: Account): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reply = await post(`${url}/api/v1/login`, { username: email, password, time_offset: 0 });
    if (reply?.status !== 429)
      return reply !== undefined && [200, 603].includes(answer.parse(await reply.json()).status_code);
    await pause(1000 * Number(reply.headers.get('retry-after') ?? 1));
  }
  return false;
}

/** An address that hardly anybody else calls from. */
export const someCaller = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export async function post(url: string, body: object, caller = someCaller()): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller };
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    // The answer counts once it is here completely.
    return new Response(await reply.arrayBuffer(), reply);
  } catch {
    return undefined;
  }
}
