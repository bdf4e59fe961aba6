import { join } from 'node:path';
import { fullCase } from '@casefolio/contract/cases.contract';
import sharp from 'sharp';
import { formOf } from '../../../app/testing/form.ts';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';
import { diskFiles } from '../../../ports/files/disk.files.ts';
import { keptFiles } from '../../../ports/files/kept-files.ts';
import { loadSecret } from '../../../ports/secrets.ts';
import { craniotomy, surgeonOf, type TestSurgeon } from './surgeons.ts';

const scan = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'ZQX-camera' } })
    .toBuffer();

export const image = async (name = 'scan.jpg') => ({ field: 'images', name, bytes: await scan() });

/** A body as a form carries it. */
export const asTexts = (body: object): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));

export const fetchFile = ({ casefolio }: TestCasefolio, { browser }: Pick<TestSurgeon, 'browser'>, url: string) =>
  casefolio.app.inject({ url, cookies: Object.fromEntries(browser.cookies) });

export async function caseWithImage(test: TestCasefolio) {
  const surgeon = await surgeonOf(test);
  const { body, headers } = formOf(asTexts(craniotomy(surgeon)), [await image()]);
  const reply = await surgeon.browser.post(`/users/${surgeon.id}/procedures`, body, headers);
  const logged = fullCase.parse(reply.data);
  const [first] = logged.images;
  if (!first) throw new Error('no image');
  return { surgeon, logged, first, base: `/users/${surgeon.id}/procedures/${logged.id}` };
}

/** The application's files, as they will be looked after so much later. */
export async function filesLater({ casefolio, dataDir }: TestCasefolio, ms: number) {
  const files = diskFiles({ folder: join(dataDir, 'files'), secret: await loadSecret({ dataDir }) });
  const clock = { now: () => new Date(Date.now() + ms) };
  return keptFiles({ db: casefolio.database.db, files, clock });
}
