import type { CaseField } from '../case-fields/case-field.ts';
import { fieldsOfFamily } from '../case-fields/shown.ts';
import type { Family } from '../case-fields/speciality.ts';
import { caseFields } from '../case-fields/table.ts';
import { caseDetailTexts, percent, timesQuantity } from '../messages/case-detail.ts';
import { caseLabels } from '../messages/case-fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { sheetTexts as texts } from '../messages/transfer.ts';
import { decimal, formatDecimal, times } from '../rvu/decimal.ts';
import type { ExportedCase } from './exported-case.ts';
import type { Cell, CellKind, Column, SheetPlan } from './papers.ts';

/** Which columns a file has: those of the forms its cases were written in, with figures where the plan has them. */
export interface Extent {
  readonly families: readonly Family[];
  readonly hasFigures: boolean;
}

/** A column and what stands in it. */
interface Source<Row> extends Column {
  readonly cell: (row: Row) => Cell;
}

type Rows = readonly (readonly Cell[])[];
type Answers = Readonly<Record<string, unknown>>;
type Cpt = ExportedCase['procedure_cpt'][number];
/** A part of a case, such as a code or a note, with the case that it is of. */
type PartOf<Part> = readonly [ExportedCase, Part];

const column = <Row>(heading: string, kind: CellKind, cell: (row: Row) => Cell): Source<Row> => ({
  heading,
  kind,
  cell,
});

const text = (answer: unknown): Cell => (typeof answer === 'string' && answer !== '' ? answer : null);

function answerIn({ name }: CaseField, answers: Answers): Cell {
  const answer = answers[name];
  if (typeof answer === 'boolean') return answer ? fieldMessages.yes.text : fieldMessages.no.text;
  return typeof answer === 'number' ? String(answer) : text(answer);
}

const kindOf = ({ kind }: CaseField): CellKind => (kind === 'date' ? 'day' : kind === 'number' ? 'number' : 'text');

const joined = (texts: readonly string[], separator = '; '): Cell => text(texts.join(separator));
const names = (people: readonly { readonly name: string }[]): Cell => joined(people.map(({ name }) => name));

/** What the wire says otherwise than by the field's name. */
const saidElsewhere: Readonly<Partial<Record<CaseField['name'], (row: ExportedCase) => Cell>>> = {
  hospital_id: ({ hospital }) => text(hospital?.name),
  primary_surgeons: (row) => names(row.primary_surgeons),
  co_surgeons: (row) => names(row.co_surgeons),
};

const ofField = (field: CaseField): Source<ExportedCase> =>
  column(field.label, kindOf(field), saidElsewhere[field.name] ?? ((row) => answerIn(field, row)));

const caseNumber = column<ExportedCase>(texts.caseNumber, 'number', ({ id }) => String(id));

const codes: readonly Source<ExportedCase>[] = [
  column(texts.diagnosisCodes, 'text', (row) => joined(row.procedure_icd.map(({ icd_lookup }) => icd_lookup.code))),
  column(texts.cptCodes, 'text', (row) => joined(row.procedure_cpt.map(codeWithQuantity))),
  column(texts.modifier, 'text', ({ cpt_modifier: one }) => one && `${one.description} (${percent(one.percentage)})`),
];

const codeWithQuantity = ({ cpt_lookup, quantity }: Cpt): string =>
  quantity === 1 ? cpt_lookup.code : `${cpt_lookup.code} ${timesQuantity(quantity)}`;

const figures: readonly Source<ExportedCase>[] = [
  column(texts.rvuYear, 'number', ({ rvu_year }) => String(rvu_year)),
  column(caseDetailTexts.totalRvus, 'number', ({ total_rvus }) => total_rvus),
  column(caseDetailTexts.totalReimbursable, 'number', ({ total_reimbursable_rvus }) => total_reimbursable_rvus),
  column(caseDetailTexts.afterModifier, 'number', ({ reimbursable_after_modifier: after }) => after),
];

/** Parts stand in sheets of their own; each row says again which case it is of, and when that was. */
const ofPart = <Part>(sources: readonly Source<Part>[]): Source<PartOf<Part>>[] => [
  column(texts.caseNumber, 'number', ([{ id }]) => String(id)),
  column(caseLabels.date_of_procedure, 'day', ([{ date }]) => text(date)),
  ...sources.map(({ heading, kind, cell }) => column<PartOf<Part>>(heading, kind, ([, part]) => cell(part))),
];

const partsOf = <Part>(row: ExportedCase, parts: readonly Part[]): PartOf<Part>[] => parts.map((part) => [row, part]);

const cptColumns: readonly Source<Cpt>[] = [
  column(caseDetailTexts.code, 'text', ({ cpt_lookup: { code } }) => code),
  column(caseDetailTexts.description, 'text', ({ cpt_lookup: { value } }) => value),
  column(caseDetailTexts.quantity, 'number', ({ quantity }) => String(quantity)),
];

const cptFigures: readonly Source<Cpt>[] = [
  column(texts.workRvus, 'number', ({ cpt_lookup: { rvu_value } }) => rvu_value),
  column(caseDetailTexts.totalRvus, 'number', ({ cpt_lookup: { rvu_value: one }, quantity }) =>
    one === null ? null : formatDecimal(times(decimal(one), decimal(quantity))),
  ),
];

const diagnosisColumns: readonly Source<ExportedCase['procedure_icd'][number]>[] = [
  column(caseDetailTexts.code, 'text', ({ icd_lookup: { code } }) => code),
  column(caseDetailTexts.description, 'text', ({ icd_lookup: { value } }) => value),
];

const noteColumns: readonly Source<ExportedCase['notes'][number]>[] = [
  column(texts.written, 'day', ({ date }) => date.slice(0, 10)),
  column(texts.author, 'text', ({ author }) => text(author)),
  column(texts.note, 'text', ({ note }) => note),
];

/** The first procedure is the case itself. */
const procedureColumns = (fields: readonly CaseField[]): Source<readonly [number, Answers]>[] => [
  column(texts.procedureNumber, 'number', ([index]) => String(index + 2)),
  ...fields
    .filter(({ repeats }) => repeats)
    .map((field) =>
      column<readonly [number, Answers]>(field.label, kindOf(field), ([, answers]) => answerIn(field, answers)),
    ),
];

interface Sheet extends SheetPlan {
  readonly rowsOf: (batch: readonly ExportedCase[]) => Rows;
}

function sheetOf<Row>(
  name: string,
  columns: readonly Source<Row>[],
  rowsIn: (one: ExportedCase) => readonly Row[],
): Sheet {
  return {
    name,
    columns: columns.map(({ heading, kind }) => ({ heading, kind })),
    rowsOf: (batch) => batch.flatMap(rowsIn).map((row) => columns.map(({ cell }) => cell(row))),
  };
}

/** A log as a workbook: a row a case, and what a case has several of in sheets beside it. */
export function caseSheets({ families, hasFigures }: Extent): readonly Sheet[] {
  const possible = new Set(families.flatMap(fieldsOfFamily));
  const fields = caseFields.filter((field) => possible.has(field));
  const main = [caseNumber, ...fields.map(ofField), ...codes, ...(hasFigures ? figures : [])];
  const cpts = [...cptColumns, ...(hasFigures ? cptFigures : [])];
  return [
    sheetOf(texts.cases, main, (one) => [one]),
    sheetOf(texts.furtherProcedures, ofPart(procedureColumns(fields)), (one) =>
      partsOf(one, [...one.case_procedures.entries()]),
    ),
    sheetOf(texts.cptCodes, ofPart(cpts), (one) => partsOf(one, one.procedure_cpt)),
    sheetOf(texts.diagnoses, ofPart(diagnosisColumns), (one) => partsOf(one, one.procedure_icd)),
    sheetOf(texts.notes, ofPart(noteColumns), (one) => partsOf(one, one.notes)),
  ];
}
