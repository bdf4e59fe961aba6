import { expect, test } from 'vitest';
import { families } from '../case-fields/speciality.ts';
import { caseLabels } from '../messages/case-fields.ts';
import { caseSheets } from './case-sheets.ts';
import { acdf, withoutFigures } from './testing/acdf.ts';

type Sheet = ReturnType<typeof caseSheets>[number];

const inFull = { families: ['neurosurgery'], hasFigures: true } as const;

/** The rows by their headings; empty cells are left out. */
const told = ({ columns, rowsOf }: Sheet, cases = [acdf]) =>
  rowsOf(cases).map((row) =>
    Object.fromEntries(
      row.flatMap((cell, index) => (cell === null ? [] : [[columns[index]?.heading ?? `column ${index}`, cell]])),
    ),
  );

const sheet = (name: string, extent: Parameters<typeof caseSheets>[0] = inFull): Sheet => {
  const found = caseSheets(extent).find((one) => one.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
};

test('a case is one row, with everything that has an answer', () => {
  expect(told(sheet('Cases'))).toEqual([
    {
      Case: '7',
      'First name': 'Nora',
      'Last name': 'Quill',
      'Date of birth': '1972-01-05',
      Age: '54',
      Gender: 'Female',
      Institution: 'Test General Hospital',
      'Primary surgeons': 'Ada Okafor; Ines Duarte',
      Diagnosis: 'Cervical stenosis',
      'Date of procedure': '2026-03-04',
      'Procedure type': 'Spine',
      'Procedure name': 'ACDF C5–C6',
      Indication: 'Stenosis, Radiculopathy',
      Navigation: 'Yes',
      Robotic: 'No',
      'Duration of procedure (minutes)': '215',
      'Follow-up after': '6',
      'Follow-up period': 'Weeks',
      'ICD-9/10 codes': 'M48.02; M54.12',
      'CPT codes': '22551; 22853 x2',
      'CPT modifier': 'Two surgeons (62.5%)',
      'RVU year': '2026',
      'Total RVUs': '33.500',
      'Total Reimbursable RVUs': '29.250',
      'Total Reimbursable RVUs After CPT Modifier': '18.281',
    },
  ]);
});

test('what a case has several of stands in sheets of its own, each row with the case and its day', () => {
  const which = { Case: '7', 'Date of procedure': '2026-03-04' };
  expect(told(sheet('CPT codes'))).toEqual([
    {
      ...which,
      Code: '22551',
      Description: 'Fusion of the neck',
      Quantity: '1',
      'Work RVUs': '25.00',
      'Total RVUs': '25.000',
    },
    { ...which, Code: '22853', Description: 'Cage', Quantity: '2', 'Work RVUs': '4.25', 'Total RVUs': '8.500' },
  ]);
  expect(told(sheet('Diagnoses')).map(({ Code }) => Code)).toEqual(['M48.02', 'M54.12']);
  expect(told(sheet('Notes'))).toEqual([
    { ...which, 'Written on': '2026-03-05', Author: 'Ada Okafor', Note: 'Bled little.\nWoke up well.' },
  ]);
});

test('a further procedure has its own day and answers', () => {
  const [row] = sheet('Further procedures').rowsOf([acdf]);
  expect(row).toEqual(expect.arrayContaining(['7', '2026-03-04', '2', '2026-03-06', 'Spine', 'Washout']));
});

test('a plan without figures has no column of figures in any sheet', () => {
  const sheets = caseSheets({ ...inFull, hasFigures: false });
  const headings = sheets.flatMap(({ columns }) => columns.map(({ heading }) => heading));
  expect(headings.filter((heading) => heading.includes('RVU'))).toEqual([]);
  for (const one of sheets)
    for (const row of one.rowsOf([withoutFigures])) expect(row).toHaveLength(one.columns.length);
});

test('each row is as wide as its headings, and days and numbers are known as such', () => {
  for (const one of caseSheets({ families, hasFigures: true }))
    for (const row of one.rowsOf([acdf])) expect(row).toHaveLength(one.columns.length);
  const kinds = new Map(sheet('Cases').columns.map(({ heading, kind }) => [heading, kind]));
  expect([kinds.get('Date of birth'), kinds.get('Age'), kinds.get('MRN'), kinds.get('Total RVUs')]).toEqual([
    'day',
    'number',
    'text',
    'number',
  ]);
});

const headings = (...of: (typeof families)[number][]) =>
  sheet('Cases', { families: of, hasFigures: true }).columns.map(({ heading }) => heading);

test('a form has the columns of its own questions alone, several forms those of all', () => {
  expect(headings('radiology')).toContain(caseLabels.vascular_closure_device);
  expect(headings('radiology')).not.toContain(caseLabels.fusion_levels);
  expect(headings('neurosurgery')).toContain(caseLabels.fusion_levels);
  expect(headings('radiology', 'neurosurgery')).toEqual(
    expect.arrayContaining([caseLabels.vascular_closure_device, caseLabels.fusion_levels]),
  );
  expect(new Set(headings(...families)).size).toBe(headings(...families).length);
});
