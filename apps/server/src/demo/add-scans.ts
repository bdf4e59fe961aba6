import { addImages } from '@casefolio/contract/cases.contract';
import type { Post } from './as-surgeon.ts';
import type { DemoCase } from './make-cases.ts';
import { drawScan } from './scans.ts';

/** Images go the way of every image, so that they are written anew and kept like any other. */
export async function addScans(
  post: Post,
  surgeonId: number,
  cases: readonly DemoCase[],
  ids: readonly number[],
): Promise<void> {
  // All of them first: once the server has made its first picture, it reads no drawings any more, from anybody.
  const forms = await Promise.all(cases.map(({ scans }, index) => formWith(scans, index)));
  for (const [index, form] of forms.entries()) {
    if (!form.has('images')) continue;
    await post(addImages.path.replace(':userId', String(surgeonId)).replace(':procId', String(ids[index])), form);
  }
}

async function formWith(scans: DemoCase['scans'], seed: number): Promise<FormData> {
  const form = new FormData();
  for (const [number, kind] of scans.entries()) {
    const bytes = new Uint8Array(await drawScan(kind, seed * 10 + number));
    form.append('images', new File([bytes], `${kind}-${number + 1}.jpg`, { type: 'image/jpeg' }));
  }
  return form;
}
