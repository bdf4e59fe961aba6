import type { logCase } from '@casefolio/contract/cases.contract';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import type { CaseValue, CaseValues } from '@casefolio/domain/case-fields/case-values';
import { onlyShown } from '@casefolio/domain/case-fields/shown';
import type { z } from 'zod';
import type { CaseState, FurtherProcedure, Note, Surgeon } from '@casefolio/domain/cases/case-state';

export type WrittenCase = z.output<typeof logCase.body>;
type WrittenProcedure = NonNullable<WrittenCase['case_procedures']>[number];

interface Writer {
  readonly id: number;
  readonly at: Date;
  readonly nameOf: (userId: number) => string | undefined;
}

/** The case as it will be: what was written over what stands. What is not asked (any more) is dropped. */
export function mergeCase(standing: CaseState, written: WrittenCase, writer: Writer): CaseState {
  const family = written.family ?? standing.family;
  return {
    family,
    values: onlyShown(family, { ...standing.values, ...fieldsIn(written, caseFields) }),
    modifierId: written.cpt_modifier_id === undefined ? standing.modifierId : written.cpt_modifier_id || null,
    primarySurgeons: surgeonsIn(written.primary_surgeons, writer) ?? standing.primarySurgeons,
    coSurgeons: surgeonsIn(written.co_surgeons, writer) ?? standing.coSurgeons,
    cpts: written.cpts ? onceEach(written.cpts) : standing.cpts,
    icds: written.icd_id ? [...new Set(written.icd_id)] : standing.icds,
    notes: written.notes ? mergeNotes(standing.notes, written.notes, writer) : standing.notes,
    procedures: written.case_procedures
      ? written.case_procedures.map((procedure) => mergeProcedure(standing, procedure, family))
      : standing.procedures,
  };
}

/** The fields of the table in a body, with its other name of the date. */
function fieldsIn(written: WrittenCase | WrittenProcedure, fields: readonly CaseField[]): CaseValues {
  const given: Readonly<Record<string, unknown>> = written;
  const found = fields.flatMap(({ name }): (readonly [string, CaseValue])[] => {
    const value = given[name];
    return isCaseValue(value) ? [[name, value]] : [];
  });
  const date = written.date === undefined || 'date_of_procedure' in given ? {} : { date_of_procedure: written.date };
  return { ...Object.fromEntries(found), ...date };
}

const isCaseValue = (value: unknown): value is CaseValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(isText));
const isText = (value: unknown): boolean => typeof value === 'string';

/** A note with the same text keeps its date and author; empty ones are dropped. */
export function mergeNotes(standing: readonly Note[], texts: readonly string[], writer: Pick<Writer, 'id' | 'at'>) {
  const left = [...standing];
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Note => {
      const index = left.findIndex((note) => note.text === text);
      const [kept] = index === -1 ? [] : left.splice(index, 1);
      return kept ?? { text, authorId: writer.id, notedAt: writer.at };
    });
}

function mergeProcedure(
  { procedures }: CaseState,
  written: WrittenProcedure,
  family: CaseState['family'],
): FurtherProcedure {
  const stored = procedures.find(({ id }) => id !== null && id === written.id);
  const values = { ...stored?.values, ...fieldsIn(written, repeatedFields) };
  return { id: stored?.id ?? null, values: onlyShown(family, values, repeatedFields) };
}

function surgeonsIn(written: WrittenCase['primary_surgeons'], { nameOf }: Writer): readonly Surgeon[] | undefined {
  return written?.flatMap((one): Surgeon[] => {
    if ('invitee_name' in one) return [{ userId: null, name: one.invitee_name }];
    const name = nameOf(one.id);
    return name === undefined ? [] : [{ userId: one.id, name }];
  });
}

/** A code that was sent twice is one code with both quantities. */
function onceEach(cpts: NonNullable<WrittenCase['cpts']>): CaseState['cpts'] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of cpts) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}
