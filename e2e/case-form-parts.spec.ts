import { openForm, pixel, press } from './support/case-steps.ts';
import { box, loggedCase, newestCase, readCase, surgeonAt, surgeonOf } from './support/cases.ts';
import { expect, test } from './support/test.ts';

test('surgeons are colleagues of the institution, or anybody by name', async ({ page, outbox, request: elsewhere }) => {
  await surgeonOf(elsewhere, outbox, { hospital: 'Harbour General Hospital', lastName: 'Zabala' });
  const surgeon = await surgeonAt(page, outbox);
  await openForm(page);
  await page.getByRole('button', { name: 'Add: Co-surgeons' }).click();
  const dialog = page.getByRole('dialog', { name: 'Co-surgeons' });
  await dialog.getByRole('searchbox').fill('Zab');
  await dialog
    .getByRole('checkbox', { name: /Zabala, Ines/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Add: Primary surgeons' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Dr Nemo');
  await expect(page.getByText('"Dr Nemo" does not match any name in your institution')).toBeVisible();
  await page.getByRole('button', { name: 'Add "Dr Nemo" by name' }).click();
  await box(page, 'First name').fill('Nora');
  await box(page, 'Last name').fill('Quill');
  await box(page, 'Gender').selectOption('Female');
  await box(page, 'Procedure type').selectOption('Cranial');
  await box(page, 'Procedure name').fill('Burr hole');
  await press(page, 'Add');
  await expect(page).toHaveURL('/dashboard');
  expect(await newestCase(surgeon)).toMatchObject({
    co_surgeons: [{ name: expect.stringContaining('Zabala') }],
    primary_surgeons: [{ id: null, name: 'Dr Nemo' }],
  });
});

test('in a colleague’s log an editor adds a case, and a viewer is told why not', async ({
  page,
  outbox,
  request: elsewhere,
}) => {
  const doctor = await surgeonOf(elsewhere, outbox, { lastName: 'Marta' });
  const editor = await surgeonAt(page, outbox, { hospital: null });
  const users = [{ email: editor.email, permission: 'EDITOR' }];
  await elsewhere.post(`/api/v1/users/${doctor.id}/access_users`, { data: { users } });
  const accepted = { doctor_id: doctor.id, status: 'ACCEPTED' };
  await page.request.put(`/api/v1/users/${editor.id}/access_users/invitation`, { data: accepted });

  await openForm(page, `/new-shared-case/${doctor.id}`);
  await box(page, 'First name').fill('Nora');
  await box(page, 'Last name').fill('Quill');
  await box(page, 'Gender').selectOption('Female');
  await box(page, 'Procedure type').selectOption('Cranial');
  await box(page, 'Procedure name').fill('Burr hole');
  await press(page, 'Add');
  await expect(page).toHaveURL(`/shared-dashboard/${doctor.id}`);
  const { id } = await newestCase(doctor);
  await openForm(page, `/edit-shared-case/${doctor.id}/${id}`);
  await box(page, 'MRN').fill('77');
  await press(page, 'Save');
  await expect(page).toHaveURL(`/shared-case/${doctor.id}/${id}`);
  expect(await readCase(doctor, id)).toMatchObject({ mrn: '77', hospital_id: doctor.hospitalId });

  const viewer = { end_user_id: editor.id, permission: 'VIEWER' };
  await elsewhere.put(`/api/v1/users/${doctor.id}/access_users/change_permission`, { data: viewer });
  for (const path of [`/new-shared-case/${doctor.id}`, `/edit-shared-case/${doctor.id}/${id}`]) {
    await page.goto(path);
    await expect(page.getByText(/ask its owner to make you an editor/)).toBeVisible();
  }
});

const ofRegistries = ['/new-Case-registry/1', '/edit-Registry-case/1/1', '/registrycase/1/1'];

test('guests are asked to sign in before any case, in a log or a registry', async ({ page }) => {
  for (const path of ['/new-case', '/edit-case/1', '/new-shared-case/1', '/edit-shared-case/1/1', ...ofRegistries]) {
    await page.goto(path);
    await expect(page).toHaveURL('/signin');
  }
});

test('a case that is not there, or not theirs, is not found', async ({ page, outbox }) => {
  await surgeonAt(page, outbox);
  const missing = ['/edit-case/999999999', '/new-shared-case/999999999', '/edit-case/abc'];
  for (const path of [...missing, ...ofRegistries]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  }
});

test('on a stored case what is deleted is asked for and gone at once; images are named anew, and one that is none is told', async ({
  page,
  outbox,
}) => {
  const surgeon = await surgeonAt(page, outbox);
  const further = [{ type: 'Bedside', procedure_name: 'Halo', date_of_procedure: '2026-03-04' }];
  const { id } = await loggedCase(surgeon, { case_procedures: JSON.stringify(further) });
  await openForm(page, `/edit-case/${id}`);
  const second = page.getByRole('region', { name: 'Procedure 2' });
  await expect(box(second, 'Procedure name')).toHaveValue('Halo');
  await second.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Note: Deleting this procedure is permanent and cannot be undone.');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toBeHidden();
  await expect(second).toBeHidden();
  expect(await readCase(surgeon, id)).toMatchObject({ case_procedures: [], version: 2 });

  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await picker.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('PK no image') });
  await press(page, 'Save');
  await expect(page.getByText('broken.png image was not added.')).toBeVisible();
  expect(await readCase(surgeon, id)).toMatchObject({ images: [{ image_name: 'scan.png' }] });
  await page.getByRole('button', { name: 'Remove broken.png' }).click();
  await box(page, 'MRN').fill('77');
  await press(page, 'Save');
  await expect(page).toHaveURL(`/case/${id}`);
  await openForm(page, `/edit-case/${id}`);
  await page.getByRole('button', { name: 'Rename scan.png' }).click();
  await box(page, 'New Image Name').fill('After placement');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await readCase(surgeon, id)).toMatchObject({ images: [{ image_name: 'After placement' }] });
  await page.getByRole('button', { name: 'Remove After placement' }).click();
  await expect(question).toContainText('Note: Deleting this image is permanent and cannot be undone.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('img', { name: 'After placement' })).toBeHidden();
  expect(await readCase(surgeon, id)).toMatchObject({ mrn: '77', images: [] });
});
