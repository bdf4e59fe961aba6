import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullCase } from '@casefolio/contract/cases.contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { asTexts, caseWithImage, fetchFile, image } from './testing/pictures.ts';
import { craniotomy, loggedCase, surgeonOf } from './testing/surgeons.ts';

const casefolio = testCasefolio();
const hour = 3_600_000;

test('images come with the case, written anew, and open for their owner', async () => {
  const { surgeon, first } = await caseWithImage(casefolio);
  expect(first.image_name).toBe('scan.jpg');
  const small = await fetchFile(casefolio, surgeon, first.urls.href_small);
  expect([small.statusCode, small.headers['content-type'], small.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  const large = await fetchFile(casefolio, surgeon, first.urls.href_original);
  expect(large.rawPayload.includes('ZQX')).toBe(false);
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 600, height: 400, format: 'jpeg' });
});

test("a phone's HEIC is taken", async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon);
  const bytes = await readFile(join(import.meta.dirname, '../../ports/images/testing/phone.heic'));
  const { body, headers } = formOf({}, [{ field: 'images', name: 'IMG_1.HEIC', bytes }]);
  const reply = await surgeon.browser.post(`/users/${surgeon.id}/procedures/${caseId}/media`, body, headers);
  expect(reply.data).toMatchObject({ count: 1, images: [{ image_name: 'IMG_1.HEIC' }] });
});

test.each([
  ['a ZIP', Buffer.from('PK\u0003\u0004 not a picture')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['nothing', Buffer.alloc(0)],
])('%s as an image: it is named, and the whole case is not stored', async (_what, bytes) => {
  const surgeon = await surgeonOf(casefolio);
  const files = [await image('good.jpg'), { field: 'images', name: 'bad.png', bytes }];
  const { body, headers } = formOf(asTexts(craniotomy(surgeon)), files);
  const reply = await surgeon.browser.post(`/users/${surgeon.id}/procedures`, body, headers);
  expect(reply).toMatchObject({
    status_code: 600,
    message: 'bad.png image was not added.',
    validation_errors: [{ field: 'images', error: 'bad.png image was not added.' }],
  });
  expect((await surgeon.browser.get(`/users/${surgeon.id}/procedures`)).data).toMatchObject({ procedures_count: 0 });
});

test('a link is for one person, signed in, unchanged, and for two hours', async () => {
  const { surgeon, first } = await caseWithImage(casefolio);
  const url = first.urls.href_small;
  const stranger = await surgeonOf(casefolio);
  expect((await fetchFile(casefolio, stranger, url)).statusCode).toBe(404);
  expect((await casefolio.casefolio.app.inject({ url })).statusCode).toBe(404);
  const end = url.at(-1) === 'A' ? 'B' : 'A';
  expect((await fetchFile(casefolio, surgeon, url.slice(0, -1) + end)).statusCode).toBe(404);
  expect((await fetchFile(casefolio, surgeon, url)).statusCode).toBe(200);
});

test('a link dies with the image, and with the case', async () => {
  const one = await caseWithImage(casefolio);
  await one.surgeon.browser.delete(`${one.base}/media/${one.first.id}`);
  expect((await fetchFile(casefolio, one.surgeon, one.first.urls.href_original)).statusCode).toBe(404);
  const two = await caseWithImage(casefolio);
  await two.surgeon.browser.delete(two.base);
  expect((await fetchFile(casefolio, two.surgeon, two.first.urls.href_original)).statusCode).toBe(404);
  await two.surgeon.browser.post(`/users/${two.surgeon.id}/procedures/restore`, { procedure_ids: [two.logged.id] });
  expect((await fetchFile(casefolio, two.surgeon, two.first.urls.href_original)).statusCode).toBe(200);
});

test('an image is renamed; an image of another case is not there', async () => {
  const { surgeon, first, base } = await caseWithImage(casefolio);
  const renamed = await surgeon.browser.put(`${base}/media/${first.id}`, { image_name: 'Axial T1' });
  expect(renamed.data).toMatchObject({ id: first.id, image_name: 'Axial T1' });
  const other = `/users/${surgeon.id}/procedures/${await loggedCase(surgeon)}`;
  for (const reply of [
    await surgeon.browser.put(`${other}/media/${first.id}`, { image_name: 'x' }),
    await surgeon.browser.delete(`${other}/media/${first.id}`),
  ])
    expect(reply.status_code).toBe(404);
});

test('the Free plan has no images: refused, nothing stored, none shown', async () => {
  const surgeon = await surgeonOf(casefolio, { planId: 1 });
  const create = formOf(asTexts(craniotomy(surgeon)), [await image()]);
  const refused = await surgeon.browser.post(`/users/${surgeon.id}/procedures`, create.body, create.headers);
  expect(refused).toMatchObject({ status_code: 617, message: 'You need to upgrade your plan' });
  const caseId = await loggedCase(surgeon);
  const add = formOf({}, [await image()]);
  const path = `/users/${surgeon.id}/procedures/${caseId}`;
  expect((await surgeon.browser.post(`${path}/media`, add.body, add.headers)).status_code).toBe(617);
  const read = await surgeon.browser.get(path);
  expect(read.data).toMatchObject({ plan_hides: true, total_rvus: null, total_reimbursable_rvus: null, images: [] });
});

test('whoever reads a case again has the same links', async () => {
  const { surgeon, base } = await caseWithImage(casefolio);
  const smallLink = async () => fullCase.parse((await surgeon.browser.get(base)).data).images[0]?.urls.href_small;
  const links = [await smallLink(), await smallLink(), await smallLink()];
  // The clock may strike the half hour between two of them, not between all.
  expect(new Set(links).size).toBeLessThan(3);
});

test('a link has run out after two hours', async () => {
  const { surgeon, first } = await caseWithImage(casefolio);
  casefolio.letPass(2 * hour + 60_000);
  const later = await surgeonOf(casefolio);
  expect((await fetchFile(casefolio, { ...later, browser: surgeon.browser }, first.urls.href_small)).statusCode).toBe(
    404,
  );
});
