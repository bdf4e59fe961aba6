import type { fullCase } from '@casefolio/contract/cases.contract';
import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import type { CaseValues } from '@casefolio/domain/case-fields/case-values';
import { joined } from '@casefolio/domain/case-fields/joined';
import { onlyShown } from '@casefolio/domain/case-fields/shown';
import type { Family } from '@casefolio/domain/case-fields/speciality';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { ageAt } from '@casefolio/domain/dates/calendar-day';
import { type Answers, type CaseFormValues, fitted, type Person, plainFields } from './case-form.ts';

export type FullCase = (typeof fullCase)['_output'];

function answersIn(onWire: Readonly<Record<string, unknown>>, fields: readonly CaseField[]): CaseValues {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = onWire[name];
      if (typeof value === 'number') return [[name, String(value)]];
      return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

/** An age that the server has worked out from the birth date is not an answer. */
function withoutDerivedAge(answers: CaseValues, date: string): CaseValues {
  const { age, date_of_birth: born } = answers;
  const isDerived = typeof born === 'string' && born !== '' && age === String(ageAt(born, date));
  return isDerived ? { ...answers, age: '' } : answers;
}

/** A stored case as the form holds it. */
export function formOf(stored: FullCase): CaseFormValues {
  const { family } = stored;
  return {
    family,
    main: fitted(family, withoutDerivedAge(answersIn(stored, plainFields), stored.date)),
    people: { primary_surgeons: stored.primary_surgeons, co_surgeons: stored.co_surgeons },
    procedures: stored.case_procedures.map((procedure) => ({
      id: procedure.id,
      answers: fitted(family, answersIn(procedure, repeatedFields), repeatedFields),
    })),
    cpts: stored.procedure_cpt.map(({ cpt_lookup: { id, code, value, rvu_value }, quantity }) => ({
      id,
      code,
      value,
      rvuValue: rvu_value === null ? null : Number(rvu_value),
      year: stored.rvu_year,
      quantity,
    })),
    icds: stored.procedure_icd.map(({ icd_lookup: { id, code, value } }) => ({ id, code, value })),
    modifier: stored.cpt_modifier && {
      id: stored.cpt_modifier.id,
      description: stored.cpt_modifier.description,
      percentage: stored.cpt_modifier.percentage,
    },
    notes: stored.notes.map(({ note }) => note),
    newNote: '',
    images: [],
  };
}

function answersOut(family: Family, answers: Answers, fields: readonly CaseField[]): Record<string, string> {
  const shown = onlyShown(family, answers, fields);
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, value ? '1' : '0'];
      if (typeof value === 'string') return [name, value];
      return [name, joined(value ?? [])];
    }),
  );
}

const personOut = ({ id, name }: Person) => (id === null ? { invitee_name: name } : { id });

export interface Sending {
  readonly draftKey: string;
  /** Of the case as it was read; absent for a new one. */
  readonly version?: number | undefined;
}

/** The case as it is sent: booleans as '1', '0' or '', several choices joined, empty notes left out. */
export function bodyOf(values: CaseFormValues, { draftKey, version }: Sending) {
  const { family, main, people, procedures, cpts, icds, modifier, notes, newNote } = values;
  return {
    family,
    ...answersOut(family, main, plainFields),
    primary_surgeons: people.primary_surgeons.map(personOut),
    co_surgeons: people.co_surgeons.map(personOut),
    icd_id: icds.map(({ id }) => id),
    cpts: cpts.map(({ id, quantity }) => ({ id, quantity })),
    cpt_modifier_id: cpts.length > 0 ? (modifier?.id ?? '') : '',
    notes: [...notes, newNote].map((note) => note.trim()).filter((note) => note !== ''),
    case_procedures: procedures.map(({ id, answers }) =>
      Object.assign({ id }, answersOut(family, answers, repeatedFields)),
    ),
    draft_key: draftKey,
    ...(version !== undefined && { version }),
  };
}

/** The same as a form with files: lists become JSON texts. */
export function multipartOf(body: ReturnType<typeof bodyOf>, images: CaseFormValues['images']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const { file, name } of images) form.append('images', file, name);
  return form;
}
