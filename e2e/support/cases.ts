import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Outbox } from './outbox.ts';
import { comeIn, dataOf, type Person, verifiedPerson } from './people.ts';

const specialities = { neurosurgery: 1, neurointerventional: 2, radiology: 3, generic: 15 } as const;

export interface Surgeon extends Person {
  readonly hospitalId: number;
  /** Calls the API with the surgeon's session, beside the browser. */
  readonly request: APIRequestContext;
}

interface Kind {
  readonly speciality?: keyof typeof specialities | null;
  /** Null has none yet. */
  readonly hospital?: string | null;
  readonly isFree?: boolean;
  readonly lastName?: string;
}

const everything = { plan: { plan_id: 'unlimited-monthly', promotion_code: 'CASEFOLIO100' } };

/** A surgeon with a speciality, an institution and a plan, by calls alone. */
export async function surgeonOf(request: APIRequestContext, outbox: Outbox, kind: Kind = {}): Promise<Surgeon> {
  const { speciality = 'neurosurgery', hospital = 'Harbour General Hospital', isFree, lastName = 'Duarte' } = kind;
  const { id, email } = await verifiedPerson(request, outbox, { lastName, ...(!isFree && everything) });
  const speciality_id = speciality === null ? null : specialities[speciality];
  const personal = { first_name: 'Ines', last_name: lastName, email, user_role_id: 1, speciality_id };
  await dataOf(request.put(`/api/v1/users/${id}`, { data: personal }));
  if (hospital === null) return { id, email, hospitalId: 0, request };
  const position = { hospital: { name: hospital }, speciality_id: speciality_id ?? 15, start_date: '2020-01-01' };
  const added = await dataOf<{ hospital: { id: number } }>(
    request.post(`/api/v1/users/${id}/position`, { data: position }),
  );
  return { id, email, hospitalId: added.hospital.id, request };
}

/** The same surgeon, signed in in this page's browser. */
export async function surgeonAt(page: Page, outbox: Outbox, kind: Kind = {}): Promise<Surgeon> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const surgeon = await surgeonOf(page.request, outbox, kind);
  await comeIn(page, surgeon);
  return surgeon;
}

/** Everything that a neurosurgeon's case must have. */
export const craniotomy = ({ hospitalId }: Pick<Surgeon, 'hospitalId'>) => ({
  patient_first_name: 'Nora',
  patient_last_name: 'Quill',
  gender: 'Female',
  hospital_id: hospitalId,
  date_of_procedure: '2026-03-04',
  type: 'Cranial',
  procedure_name: 'Craniotomy for tumor',
});

export type StoredCase = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

export const loggedCase = ({ request, ...surgeon }: Surgeon, changes: object = {}): Promise<StoredCase> =>
  dataOf(request.post(`/api/v1/users/${surgeon.id}/procedures`, { data: { ...craniotomy(surgeon), ...changes } }));

export const readCase = ({ request, id }: Surgeon, caseId: number): Promise<StoredCase> =>
  dataOf(request.get(`/api/v1/users/${id}/procedures/${caseId}`));

/** The case that was logged last. */
export async function newestCase(surgeon: Surgeon): Promise<StoredCase> {
  const { request, id } = surgeon;
  const { procedures } = await dataOf<{ procedures: { id: number }[] }>(
    request.get(`/api/v1/users/${id}/procedures?page_size=100`),
  );
  return readCase(surgeon, Math.max(...procedures.map((one) => one.id)));
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Sections of the page whose contents reach over their edge, where nobody sees them. */
export const cutSections = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('main section')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.querySelector('h2')?.textContent),
    );

export const box = (page: Page | Locator, label: string): Locator => page.getByLabel(label, { exact: true });

/** Counts what a person does: a press, a choice, a text typed into one box. */
export function countedHands(page: Page) {
  let count = 0;
  return {
    interactions: () => count,
    type: async (label: string, text: string, within: Page | Locator = page) => {
      count += 1;
      await box(within, label).fill(text);
    },
    choose: async (label: string, option: string, within: Page | Locator = page) => {
      count += 1;
      await box(within, label).selectOption(option);
    },
    /** Several of a list: each is typed and taken with Enter. */
    chooseSeveral: async (label: string, options: readonly string[], within: Page | Locator = page) => {
      for (const option of options) {
        count += 1;
        await box(within, label).fill(option);
        await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
      }
    },
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
  };
}
