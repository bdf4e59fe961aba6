import { logout } from '@casefolio/contract/accounts.contract';
import { addImages } from '@casefolio/contract/cases.contract';
import type { Casefolio } from '../app/casefolio.ts';
import { sessionCookie } from '../http/cookies.ts';
import { openSession } from '../slices/accounts/open-session.ts';
import type { DemoCase } from './make-cases.ts';
import { drawScan } from './scans.ts';

/** Images go the way of every image, through the API, so that they are written anew and kept like any other. */
export async function addScans(
  { app, database: { db } }: Casefolio,
  surgeonId: number,
  cases: readonly DemoCase[],
  ids: readonly number[],
): Promise<void> {
  const origin = { address: '127.0.0.1', userAgent: 'Casefolio demonstration', requestId: 'demonstration' };
  const wish = { userId: surgeonId, remembered: false, timeOffsetHours: 0 };
  const { token } = await openSession(db, origin, new Date(), wish);
  const cookies = { [sessionCookie('http://localhost').name]: token };
  const post = async (path: string, form?: FormData): Promise<void> => {
    const sent = form && new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      cookies,
      ...(sent && {
        payload: Buffer.from(await sent.arrayBuffer()),
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      }),
    });
    if (answer.statusCode !== 200) throw new Error(`the demonstration could not be filled: ${answer.body}`);
  };
  // All of them first: once the server has made its first picture, it reads no drawings any more, from anybody.
  const forms = await Promise.all(cases.map(({ scans }, index) => formWith(scans, index)));
  for (const [index, form] of forms.entries()) {
    if (!form.has('images')) continue;
    await post(addImages.path.replace(':userId', String(surgeonId)).replace(':procId', String(ids[index])), form);
  }
  await post(logout.path);
}

async function formWith(scans: DemoCase['scans'], seed: number): Promise<FormData> {
  const form = new FormData();
  for (const [number, kind] of scans.entries()) {
    const bytes = new Uint8Array(await drawScan(kind, seed * 10 + number));
    form.append('images', new File([bytes], `${kind}-${number + 1}.jpg`, { type: 'image/jpeg' }));
  }
  return form;
}
