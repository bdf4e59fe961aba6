import { expect, test } from 'vitest';
import { printedCase } from './printed-case.ts';
import { acdf, withoutFigures } from './testing/acdf.ts';

const titles = (one = acdf) => printedCase(one, []).sections.map(({ title }) => title);
const section = (title: string, one = acdf) => printedCase(one, []).sections.find((each) => each.title === title);

test('a page is headed by the patient, what was done, when and where', () => {
  const { heading, remark } = printedCase(acdf, []);
  expect(heading).toBe('Quill, Nora');
  expect(remark).toBe('ACDF C5–C6 · Mar 4, 2026 · Test General Hospital');
});

test('the sections are those of the page on the screen; what is empty is left out', () => {
  expect(titles()).toEqual([
    'Patient info',
    'Diagnosis',
    'Procedure details',
    'Procedure 2',
    'CPT Codes and RVUs',
    'Notes',
  ]);
  const bare = {
    ...acdf,
    procedure_icd: [],
    procedure_diagnosis: '',
    procedure_cpt: [],
    cpt_modifier: null,
    notes: [],
  };
  expect(
    titles({
      ...bare,
      case_procedures: [],
      total_rvus: null,
      total_reimbursable_rvus: null,
      reimbursable_after_modifier: null,
    }),
  ).toEqual(['Patient info', 'Procedure details']);
});

test('codes stand in tables, with their values and totals', () => {
  const cpts = section('CPT Codes and RVUs');
  expect(cpts?.table?.columns.map(({ heading }) => heading)).toEqual([
    'Code',
    'Description',
    'Quantity',
    'Work RVUs of 2026',
  ]);
  expect(cpts?.table?.rows).toEqual([
    ['22551', 'Fusion of the neck', '1', '25.00'],
    ['22853', 'Cage', '2', '4.25'],
    ['', 'Total RVUs', '', '33.500'],
    ['', 'Total Reimbursable RVUs', '', '29.250'],
    ['', 'Total Reimbursable RVUs After CPT Modifier', '', '18.281'],
  ]);
  expect(cpts?.facts).toEqual([{ label: 'CPT Modifiers', text: 'Two surgeons (62.5%)', isLong: false }]);
  expect(section('Diagnosis')?.table?.rows).toEqual([
    ['M48.02', 'Spinal stenosis, cervical'],
    ['M54.12', 'Radiculopathy, cervical'],
  ]);
});

test('a plan without figures prints none', () => {
  const cpts = section('CPT Codes and RVUs', withoutFigures);
  expect(cpts?.table?.columns.map(({ heading }) => heading)).toEqual(['Code', 'Description', 'Quantity']);
  expect(cpts?.table?.rows).toEqual([
    ['22551', 'Fusion of the neck', '1'],
    ['22853', 'Cage', '2'],
  ]);
  expect(cpts?.facts.map(({ label }) => label)).toEqual(['CPT Modifiers']);
});

test('a note tells who wrote it and when, and keeps its lines', () => {
  expect(section('Notes')?.paragraphs).toEqual([
    { remark: 'Ada Okafor, Mar 5, 2026', text: 'Bled little.\nWoke up well.' },
  ]);
});
