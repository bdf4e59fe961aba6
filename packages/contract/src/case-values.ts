import type { CaseField, CaseFieldKind } from '@casefolio/domain/case-fields/case-field';
import type { CaseValue } from '@casefolio/domain/case-fields/case-values';
import { joined, split } from '@casefolio/domain/case-fields/joined';
import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';
import { calendarDay } from './wire.ts';

/** The kinds whose answers are plain values; people are lists of their own. */
type ValueKind = Exclude<CaseFieldKind, 'people'>;

const wrongForm = commonMessages.wrongForm.text;
const text = z.union([z.string(), z.null()], { error: wrongForm }).transform((value) => (value ?? '').trim());

const numberAsWritten = z
  .union([z.number(), z.string(), z.null()], { error: wrongForm })
  .transform((value) => String(value ?? '').trim());

const dayOrNone = z.union(
  [
    z
      .literal('')
      .or(z.null())
      .transform(() => ''),
    calendarDay(wrongForm),
  ],
  {
    error: commonMessages.notADay.text,
  },
);

const yesNo = z
  .union([z.enum(['1', '0', '']), z.boolean(), z.null()], { error: wrongForm })
  .transform((value) => (value === '' || value === null ? null : value === '1' || value === true));

const choices = z
  .union([z.string(), z.array(z.string()), z.null()], { error: wrongForm })
  .transform((value) => (typeof value === 'string' ? split(value) : (value ?? [])));

const inputs: Record<ValueKind, z.ZodType<CaseValue>> = {
  text,
  'long-text': text,
  choice: text,
  role: text,
  institution: numberAsWritten,
  number: numberAsWritten,
  date: dayOrNone,
  'yes-no': yesNo,
  'multi-choice': choices,
};

const outputs: Record<ValueKind, z.ZodType> = {
  text: z.string(),
  'long-text': z.string(),
  choice: z.string(),
  role: z.string(),
  institution: z.number().nullable(),
  number: z.number().nullable(),
  date: z.string(),
  'yes-no': z.boolean().nullable(),
  'multi-choice': z.string(),
};

const isValueKind = (kind: CaseFieldKind): kind is ValueKind => kind !== 'people';

/** The fields of the table as a call brings them: absent means untouched, '' or null means emptied. */
export const inputShape = (fields: readonly CaseField[]): Record<string, z.ZodOptional<z.ZodType<CaseValue>>> =>
  Object.fromEntries(fields.flatMap(({ name, kind }) => (isValueKind(kind) ? [[name, inputs[kind].optional()]] : [])));

/** The fields of the table as an answer carries them. One that is not asked in this case is absent. */
export const outputShape = (fields: readonly CaseField[]): Record<string, z.ZodOptional<z.ZodType>> =>
  Object.fromEntries(fields.flatMap(({ name, kind }) => (isValueKind(kind) ? [[name, outputs[kind].optional()]] : [])));

/** One answer as it goes out. */
export function wireValue(kind: CaseFieldKind, value: CaseValue): string | number | boolean | null {
  if (Array.isArray(value)) return joined(value);
  if (kind === 'number' || kind === 'institution') return value === '' ? null : Number(value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
