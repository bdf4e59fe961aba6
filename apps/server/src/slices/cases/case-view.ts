import { wireValue } from '@casefolio/contract/case-values';
import type { caseImage, caseNote, fullCase } from '@casefolio/contract/cases.contract';
import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import { type CaseValues, emptyValue } from '@casefolio/domain/case-fields/case-values';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import { caseRvus } from '@casefolio/domain/cases/case-rvus';
import { ageAt, partsOf } from '@casefolio/domain/dates/calendar-day';
import { planById } from '@casefolio/domain/plans/plans';
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

/** A case as its reader gets it: with the texts of its codes, the values of its year, and links to its images. */
export async function caseView(db: Queryable, stored: StoredCase, viewer: Viewer, tools: ViewTools): Promise<FullCase> {
  const { state } = stored;
  const date = dayOf(state.values);
  const context = await contextOf(db, stored);
  const plan = planById(context.planId);
  const codes = await cptsInYear(
    db,
    state.cpts.map(({ id }) => id),
    partsOf(date).year,
  );
  const images = plan.opensImages ? await imagesOf(db, stored) : [];
  return {
    id: stored.caseId,
    version: stored.version,
    owner: { id: stored.ownerId, name: context.ownerName },
    permission: viewer.permission,
    family: state.family,
    ...onWire(state.values, caseFields),
    ...ageOf(state.values, date),
    date,
    ...institutionOnWire(context.institution),
    primary_surgeons: state.primarySurgeons.map(({ userId, name }) => ({ id: userId, name })),
    co_surgeons: state.coSurgeons.map(({ userId, name }) => ({ id: userId, name })),
    procedure_icd: await diagnoses(db, state),
    ...codesOnWire(state, codes, tools.choices, plan.opensFigures),
    rvu_year: codes.find(({ year }) => year !== null)?.year ?? partsOf(date).year,
    notes: notesOnWire(state, context.names),
    images: images.map((image) => imageOnWire(image, viewer.id, tools.linkTo)),
    case_procedures: state.procedures.flatMap(({ id, values }) =>
      id === null ? [] : [{ id, date: dayOf(values), ...onWire(values, repeatedFields) }],
    ),
    plan_hides: !plan.opensFigures,
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
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

async function diagnoses(db: Queryable, { icds }: CaseState): Promise<FullCase['procedure_icd']> {
  const byId = new Map((await icdsLogged(db, icds)).map((icd) => [icd.id, icd]));
  return icds.flatMap((id) => {
    const icd = byId.get(id);
    return icd ? [{ icd_lookup: { id, code: icd.code, value: icd.description } }] : [];
  });
}

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
