import { readdir, readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import type { Product } from '../tools/product.ts';
import { type Account, post, signUp } from './sign-ups.ts';

/** Somebody with a verified account, an open session and a connection of their own. */
export interface Caller {
  readonly userId: number;
  /** Milliseconds until the whole answer was there. */
  readonly ask: (path: string) => Promise<number>;
  readonly leave: () => void;
}

const mostLooks = 200;
const loggedIn = z.object({ data: z.object({ id: z.number() }) });

export async function verifiedCaller({ url, dataDir }: Product): Promise<Caller> {
  const account = await signUp(url);
  if (!account) throw new Error('A caller could not sign up.');
  await post(`${url}/api/v1/verification`, { token: await mailedToken(dataDir, account) });
  const reply = await post(`${url}/api/v1/login`, {
    username: account.email,
    password: account.password,
    time_offset: 0,
  });
  if (!reply?.ok) throw new Error(`A caller could not log in: ${reply?.status}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    userId: loggedIn.parse(await reply.json()).data.id,
    ask: (path) => timed(`${url}/api/v1${path}`, cookie, agent),
    leave: () => agent.destroy(),
  };
}

async function mailedToken(dataDir: string, { email }: Account): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let look = 0; look < mostLooks; look += 1) {
    const name = (await readdir(folder).catch(() => [])).find((file) => file.endsWith(`-${email}.eml`));
    if (name !== undefined) {
      const { text = '' } = await PostalMime.parse(await readFile(join(folder, name)));
      return decodeURIComponent(/\/verification\/(\S+)/.exec(text)?.[1] ?? '');
    }
    await pause(100);
  }
  throw new Error(`No mail came to ${email}.`);
}

function timed(url: string, cookie: string, agent: Agent): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie } }, (reply) => {
      reply.resume();
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(performance.now() - asked);
        else reject(new Error(`${url} was answered with ${reply.statusCode}.`));
      });
    });
    request.once('error', reject);
  });
}
