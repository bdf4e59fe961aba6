import { logout } from '@casefolio/contract/accounts.contract';
import type { Casefolio } from '../app/casefolio.ts';
import { sessionCookie } from '../http/cookies.ts';
import { openSession } from '../slices/accounts/open-session.ts';

/** Calls a path of the API and gives the body of the answer. */
export type Post = (path: string, content?: FormData | object) => Promise<unknown>;

/** Does something the way everybody does it, through the API, as the surgeon of the demonstration; signs out afterwards. */
export async function asSurgeon(
  { app, database: { db } }: Casefolio,
  surgeonId: number,
  work: (post: Post) => Promise<void>,
): Promise<void> {
  const origin = { address: '127.0.0.1', userAgent: 'Casefolio demonstration', requestId: 'demonstration' };
  const wish = { userId: surgeonId, remembered: false, timeOffsetHours: 0 };
  const { token } = await openSession(db, origin, new Date(), wish);
  const cookies = { [sessionCookie('http://localhost').name]: token };
  const post: Post = async (path, content) => {
    const sent = await bodyOf(content);
    const answer = await app.inject({ method: 'POST', url: `/api/v1${path}`, cookies, ...sent });
    if (answer.statusCode !== 200) throw new Error(`the demonstration could not be filled: ${answer.body}`);
    return answer.json();
  };
  await work(post);
  await post(logout.path);
}

async function bodyOf(content: FormData | object | undefined) {
  if (content === undefined) return {};
  if (!(content instanceof FormData)) return { payload: content };
  const sent = new Response(content);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
