import { wireValue } from '@casefolio/contract/case-values';
import type { caseImage, caseNote, fullCase } from '@casefolio/contract/cases.contract';
import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import { type CaseValues, emptyValue } from '@casefolio/domain/case-fields/case-values';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import { caseRvus } from '@casefolio/domain/cases/case-rvus';
import { ageAt, partsOf } from '@casefolio/domain/dates/calendar-day';
import { type Plan, planById } from '@casefolio/domain/plans/plans';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import { cptsInYear, icdsLogged, type LoggedCpt } from '../codes/codes.api.ts';
import type { CaseChoices } from '../lookups/choices.api.ts';
import { imagesOf, type StoredImage } from './case-images.store.ts';
import type { CaseState } from '@casefolio/domain/cases/case-state';
import type { StoredCase } from './cases.store.ts';
import { contextOf, type InstitutionView } from './case-context.store.ts';

type FullCase = z.input<typeof fullCase>;

export interface Viewer {
  readonly id: number;
  readonly permission: FullCase['permission'];
}

interface ViewTools {
  readonly choices: CaseChoices;
  readonly linkTo: LinkTo;
}

/** A case without its images, and without what its reader may do with it. */
export type CaseInFull = Omit<FullCase, 'permission' | 'images'>;

/** A case as its reader gets it: with the texts of its codes, the values of its year, and links to its images. */
export async function caseView(db: Queryable, stored: StoredCase, viewer: Viewer, tools: ViewTools): Promise<FullCase> {
  const { plan, cases } = await casesInFull(db, stored.ownerId, [stored], tools.choices);
  const [inFull] = cases;
  if (!inFull) throw new Error('a case got lost on its way to its reader');
  const images = plan.opensImages ? await imagesOf(db, stored) : [];
  return {
    ...inFull,
    permission: viewer.permission,
    images: images.map((image) => imageOnWire(image, viewer.id, tools.linkTo)),
  };
}

/** Cases of one log, with what they say only by ids, and the plan that decides what is shown of them. */
export async function casesInFull(
  db: Queryable,
  ownerId: number,
  stored: readonly StoredCase[],
  choices: CaseChoices,
): Promise<{ readonly plan: Plan; readonly cases: readonly CaseInFull[] }> {
  const context = await contextOf(db, ownerId, stored);
  const plan = planById(context.planId);
  const codes = await cptsByYear(db, stored);
  const diagnoses = await diagnosesOf(db, stored);
  const inFull = (one: StoredCase): CaseInFull => {
    const { state } = one;
    const date = dayOf(state.values);
    const { year } = partsOf(date);
    const ofYear = state.cpts.flatMap(({ id }) => codes.get(year)?.get(id) ?? []);
    return {
      id: one.caseId,
      version: one.version,
      owner: { id: ownerId, name: context.ownerName },
      family: state.family,
      ...onWire(state.values, caseFields),
      ...ageOf(state.values, date),
      date,
      ...institutionOnWire(context.institutions.get(Number(state.values.hospital_id)) ?? null),
      primary_surgeons: state.primarySurgeons.map(({ userId, name }) => ({ id: userId, name })),
      co_surgeons: state.coSurgeons.map(({ userId, name }) => ({ id: userId, name })),
      procedure_icd: state.icds.flatMap((id) => diagnoses.get(id) ?? []),
      ...codesOnWire(state, ofYear, choices, plan.opensFigures),
      rvu_year: ofYear.find((code) => code.year !== null)?.year ?? year,
      notes: notesOnWire(state, context.names),
      case_procedures: state.procedures.flatMap(({ id, values }) =>
        id === null ? [] : [{ id, date: dayOf(values), ...onWire(values, repeatedFields) }],
      ),
      plan_hides: !plan.opensFigures,
      created_at: one.createdAt.toISOString(),
      updated_at: one.updatedAt.toISOString(),
    };
  };
  return { plan, cases: stored.map(inFull) };
}

/** The codes of cases with the values of the year in which each was done. */
async function cptsByYear(
  db: Queryable,
  stored: readonly StoredCase[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, LoggedCpt>>> {
  const years = Map.groupBy(stored, ({ state }) => partsOf(dayOf(state.values)).year);
  const found = new Map<number, ReadonlyMap<number, LoggedCpt>>();
  for (const [year, those] of years) {
    const ids = new Set(those.flatMap(({ state }) => state.cpts.map(({ id }) => id)));
    found.set(year, new Map((await cptsInYear(db, [...ids], year)).map((code) => [code.id, code])));
  }
  return found;
}

async function diagnosesOf(db: Queryable, stored: readonly StoredCase[]) {
  const ids = new Set(stored.flatMap(({ state }) => state.icds));
  const found = await icdsLogged(db, [...ids]);
  return new Map(found.map(({ id, code, description }) => [id, { icd_lookup: { id, code, value: description } }]));
}

const dayOf = ({ date_of_procedure }: CaseValues): string =>
  typeof date_of_procedure === 'string' ? date_of_procedure : '';

function onWire(values: CaseValues, fields: readonly CaseField[]) {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      return kind === 'people' || value === undefined ? [] : [[name, wireValue(kind, value ?? emptyValue(kind))]];
    }),
  );
}

/** Age is the age at the procedure; who gave a birth date need not give it. */
export function ageOf({ age, date_of_birth: born }: CaseValues, date: string): { age: number | null } {
  if (typeof age === 'string' && age !== '') return { age: Number(age) };
  return { age: typeof born === 'string' && born !== '' ? ageAt(born, date) : null };
}

export const institutionOnWire = (institution: InstitutionView | null) => ({
  hospital: institution && { id: institution.id, name: institution.name, label: institution.name },
  institute: institution && { id: institution.id, label: institution.name },
});

function codesOnWire(state: CaseState, codes: readonly LoggedCpt[], choices: CaseChoices, opensFigures: boolean) {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const modifier = (state.modifierId !== null && choices.modifier(state.modifierId)) || null;
  const lines = state.cpts.map(({ id, quantity }) => ({ rvu: byId.get(id)?.workRvu ?? '0', quantity }));
  const rvus = caseRvus(lines, modifier?.percentage ?? null);
  const shown = (figure: string | null): string | null => (opensFigures ? figure : null);
  return {
    procedure_cpt: state.cpts.flatMap(({ id, quantity }) => {
      const code = byId.get(id);
      if (!code) return [];
      return [
        { cpt_lookup: { id, code: code.code, value: code.description, rvu_value: shown(code.workRvu) }, quantity },
      ];
    }),
    cpt_modifier: modifier,
    total_rvus: shown(rvus.total),
    total_reimbursable_rvus: shown(rvus.reimbursable),
    reimbursable_after_modifier: shown(rvus.afterModifier),
  };
}

export const notesOnWire = ({ notes }: CaseState, names: ReadonlyMap<number, string>): z.input<typeof caseNote>[] =>
  notes.flatMap(({ id, text, authorId, notedAt }) =>
    id === undefined ? [] : [{ id, date: notedAt.toISOString(), note: text, author: names.get(authorId) ?? '' }],
  );

export const imageOnWire = (image: StoredImage, viewerId: number, linkTo: LinkTo): z.input<typeof caseImage> => ({
  id: image.id,
  image_name: image.name,
  urls: { href_small: linkTo(image.smallKey, viewerId), href_original: linkTo(image.largeKey, viewerId) },
});
