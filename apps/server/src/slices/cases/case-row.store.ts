import type { CaseValue, CaseValues } from '@casefolio/domain/case-fields/case-values';
import type { CaseFieldName } from '@casefolio/domain/messages/case-fields';
import type { cases, caseProcedures } from '../../db/schema/cases.ts';

type CaseRow = typeof cases.$inferSelect;
type ProcedureRow = typeof caseProcedures.$inferSelect;

const textIn = (values: CaseValues, name: CaseFieldName): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** PostgreSQL's dates and numbers have no empty text. */
const orNull = (text: string): string | null => (text === '' ? null : text);

const inColumns: ReadonlySet<string> = new Set<CaseFieldName>([
  'patient_first_name',
  'patient_last_name',
  'mrn',
  'date_of_birth',
  'age',
  'gender',
  'hospital_id',
  'date_of_procedure',
  'type',
  'procedure_name',
]);

const restOf = (values: CaseValues): CaseValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !inColumns.has(name)));

/** The answers as columns: what is searched or sorted has its own, the rest stands together. */
export const columnsOf = (values: CaseValues) => ({
  patient_first_name: textIn(values, 'patient_first_name'),
  patient_last_name: textIn(values, 'patient_last_name'),
  mrn: textIn(values, 'mrn'),
  date_of_birth: orNull(textIn(values, 'date_of_birth')),
  age: orNull(textIn(values, 'age')),
  gender: textIn(values, 'gender'),
  institution_id: Number(textIn(values, 'hospital_id')),
  ...procedureColumnsOf(values),
});

export const procedureColumnsOf = (values: CaseValues) => ({
  procedure_date: textIn(values, 'date_of_procedure'),
  type: textIn(values, 'type'),
  procedure_name: textIn(values, 'procedure_name'),
  details: restOf(values),
});

/** 62.000 was written as 62. */
const plainNumber = (stored: string | null): CaseValue => (stored === null ? '' : String(Number(stored)));

export const valuesOf = (row: CaseRow): CaseValues => ({
  ...procedureValuesOf(row),
  patient_first_name: row.patient_first_name,
  patient_last_name: row.patient_last_name,
  mrn: row.mrn,
  date_of_birth: row.date_of_birth ?? '',
  age: plainNumber(row.age),
  gender: row.gender,
  hospital_id: String(row.institution_id),
});

export const procedureValuesOf = (
  row: Pick<ProcedureRow, 'details' | 'procedure_date' | 'type' | 'procedure_name'>,
): CaseValues => ({
  ...row.details,
  date_of_procedure: row.procedure_date,
  type: row.type,
  procedure_name: row.procedure_name,
});
