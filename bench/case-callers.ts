import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { user } from '@casefolio/contract/accounts.contract';
import { fullCase, listedCase } from '@casefolio/contract/cases.contract';
import { z } from 'zod';
import { openOutbox } from '../e2e/support/outbox.ts';
import type { Product } from '../tools/product.ts';
import { someCaller } from './sign-ups.ts';

/** With the one field of the table that the callers write. */
const readBack = fullCase.extend({ mrn: z.string() });

export type FullCase = z.output<typeof readBack>;
export type ListedCase = z.output<typeof listedCase>;

/** Somebody with a plan that has images, an institution and an open session, which outlives the server's process. */
export interface Surgeon {
  readonly userId: number;
  readonly cookie: string;
  readonly hospitalId: number;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

interface Reply {
  readonly status: number;
  readonly data: unknown;
  readonly cookies: readonly string[];
}

const envelope = z.object({ data: z.unknown() });
const mostLooks = 200;

/** The whole answer; nothing when the server went away before it was here. A form goes as a form, all else as JSON. */
export async function callAs(cookie: string, url: string, { method, path, body, key }: Call) {
  const isForm = body instanceof FormData;
  const headers = {
    cookie,
    'x-forwarded-for': someCaller(),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  try {
    const signal = AbortSignal.timeout(30_000);
    const sent = body ? { body: isForm ? body : JSON.stringify(body) } : {};
    const reply = await fetch(`${url}/api/v1${path}`, { method, headers, signal, ...sent });
    const { data } = envelope.parse(await reply.json());
    const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    return { status: reply.status, data, cookies } satisfies Reply;
  } catch {
    return undefined;
  }
}

/** The same for a call that must succeed. */
export async function must(cookie: string, url: string, call: Call): Promise<Reply> {
  const reply = await callAs(cookie, url, call);
  if (reply?.status !== 200) throw new Error(`${call.method} ${call.path} was answered with ${reply?.status}.`);
  return reply;
}

export async function newSurgeon({ url, dataDir }: Product): Promise<Surgeon> {
  const email = `${randomUUID()}@hospital.example`;
  const password = `${randomUUID()}-Aa1`;
  const names = { first_name: 'Ada', last_name: 'Example', email, user_role_id: 1 };
  const agreed = { accepted_privacy_policy: true, accepted_terms: true };
  const plan = { plan_id: 'unlimited-monthly', promotion_code: 'CASEFOLIO100' };
  await must('', url, { method: 'POST', path: '/registration', body: { ...names, ...agreed, ...plan, password } });
  const token = await mailedToken(dataDir, email);
  await must('', url, { method: 'POST', path: '/verification', body: { token } });
  const credentials = { username: email, password, time_offset: 0 };
  const { data, cookies } = await must('', url, { method: 'POST', path: '/login', body: credentials });
  const [cookie, { id: userId }] = [cookies.join('; '), user.pick({ id: true }).parse(data)];
  const body = { hospital: { name: 'Bench General Hospital' }, speciality_id: 1, start_date: '2020-01-01' };
  await must(cookie, url, { method: 'PUT', path: `/users/${userId}`, body: { ...names, speciality_id: 1 } });
  const added = await must(cookie, url, { method: 'POST', path: `/users/${userId}/position`, body });
  const { hospital } = z.object({ hospital: z.object({ id: z.number() }) }).parse(added.data);
  return { userId, cookie, hospitalId: hospital.id };
}

async function mailedToken(dataDir: string, email: string): Promise<string> {
  const outbox = openOutbox(dataDir);
  for (let look = 0; look < mostLooks; look += 1) {
    const [mail] = await outbox.allTo(email);
    if (mail) return decodeURIComponent(mail.links[0]?.split('/').at(-1) ?? '');
    await pause(100);
  }
  throw new Error(`No mail came to ${email}.`);
}

const page = z.object({ procedures: z.array(listedCase), procedures_count: z.number() });

/** Everything in a surgeon's log. */
export async function casesIn(url: string, { userId, cookie }: Surgeon): Promise<ListedCase[]> {
  const found: ListedCase[] = [];
  for (let at = 0; ; at += 1) {
    const path = `/users/${userId}/procedures?page_size=100&page=${at}`;
    const { procedures, procedures_count } = page.parse((await must(cookie, url, { method: 'GET', path })).data);
    found.push(...procedures);
    if (procedures.length === 0 || found.length >= procedures_count) return found;
  }
}

export async function caseOf(url: string, { userId, cookie }: Surgeon, id: number): Promise<FullCase> {
  return readBack.parse((await must(cookie, url, { method: 'GET', path: `/users/${userId}/procedures/${id}` })).data);
}

/** Whether a link gives a whole JPEG. */
export async function opens(url: string, { cookie }: Surgeon, link: string): Promise<boolean> {
  const reply = await fetch(`${url}${link}`, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return reply.ok && bytes.readUInt16BE(0) === 0xff_d8 && bytes.readUInt16BE(bytes.length - 2) === 0xff_d9;
}
