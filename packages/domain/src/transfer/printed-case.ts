import { caseFacts, type Fact, patientOf, procedureFacts } from '../case-fields/facts.ts';
import { inWords } from '../dates/calendar-day.ts';
import {
  caseDetailTexts as texts,
  caseNotesTexts,
  furtherProcedure,
  percent,
  rvuYear,
} from '../messages/case-detail.ts';
import { caseSectionTitles } from '../messages/case-fields.ts';
import { patientName } from '../messages/case-list.ts';
import type { ExportedCase } from './exported-case.ts';
import type { PrintedCase, PrintedFact, PrintedImage, PrintedSection, PrintedTable } from './papers.ts';

const printed = ({ label, text, isLong }: Fact): PrintedFact => ({ label, text, isLong });
const fact = (label: string, text: string): PrintedFact => ({ label, text, isLong: false });

/** What the heading has said already. */
const inHeading = new Set(['patient_first_name', 'patient_last_name']);

function codesOfDiagnosis({ procedure_icd: codes }: ExportedCase): { readonly table?: PrintedTable } {
  if (codes.length === 0) return {};
  return {
    table: {
      columns: [
        { heading: texts.code, kind: 'text' },
        { heading: texts.description, kind: 'text' },
      ],
      rows: codes.map(({ icd_lookup: { code, value } }) => [code, value]),
    },
  };
}

/** The totals stand under the values that they are made of. */
const total = (label: string, figure: string | null): string[][] => (figure === null ? [] : [['', label, '', figure]]);

function cptSection(one: ExportedCase): PrintedSection {
  const hasFigures = one.total_rvus !== null;
  const { cpt_modifier: modifier } = one;
  const codes = one.procedure_cpt.map(({ cpt_lookup: { code, value, rvu_value }, quantity }) => [
    code,
    value,
    String(quantity),
    ...(hasFigures ? [rvu_value ?? ''] : []),
  ]);
  const totals = [
    ...total(texts.totalRvus, one.total_rvus),
    ...total(texts.totalReimbursable, one.total_reimbursable_rvus),
    ...total(texts.afterModifier, one.reimbursable_after_modifier),
  ];
  const columns: PrintedTable['columns'] = [
    { heading: texts.code, kind: 'text' },
    { heading: texts.description, kind: 'text' },
    { heading: texts.quantity, kind: 'number' },
    ...(hasFigures ? [{ heading: rvuYear(one.rvu_year), kind: 'number' as const }] : []),
  ];
  return {
    title: texts.cptCodes,
    facts: modifier ? [fact(texts.modifier, `${modifier.description} (${percent(modifier.percentage)})`)] : [],
    table: { columns, rows: codes.length === 0 ? [] : [...codes, ...totals] },
  };
}

const notesSection = ({ notes }: ExportedCase): PrintedSection => ({
  title: caseNotesTexts.title,
  facts: [],
  paragraphs: notes.map(({ date, author, note }) => ({
    remark: [author, inWords(date.slice(0, 10))].filter((part) => part !== '').join(', '),
    text: note,
  })),
});

const hasContent = ({ facts, table, paragraphs = [] }: PrintedSection): boolean =>
  facts.length > 0 || (table?.rows.length ?? 0) > 0 || paragraphs.length > 0;

/** A case as a page of paper tells it: the sections of its page on the screen, without what is empty. */
export function printedCase(one: ExportedCase, images: readonly PrintedImage[]): PrintedCase {
  const { patient, diagnosis, procedure } = caseFacts(one);
  const { first, last } = patientOf(one);
  const sections: PrintedSection[] = [
    { title: caseSectionTitles.patient, facts: patient.filter(({ name }) => !inHeading.has(name)).map(printed) },
    { title: caseSectionTitles.diagnosis, facts: diagnosis.map(printed), ...codesOfDiagnosis(one) },
    { title: caseSectionTitles.procedure, facts: procedure.map(printed) },
    ...one.case_procedures.map((further, index) => ({
      title: furtherProcedure(index + 2),
      facts: procedureFacts(one.family, further).map(printed),
    })),
    cptSection(one),
    notesSection(one),
  ];
  const named = procedure.find(({ name }) => name === 'procedure_name')?.text;
  const what = named ?? procedure.find(({ name }) => name === 'type')?.text ?? '';
  return {
    heading: patientName(last, first),
    remark: [what, inWords(one.date), one.hospital?.name ?? ''].filter((part) => part !== '').join(' · '),
    sections: sections.filter(hasContent),
    images,
  };
}
