import type { HospitalRecord } from '@casefolio/domain/codes/code-record';
import type { HospitalFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { findColumns } from './columns.ts';
import { csvRows } from './csv.ts';

const wanted = {
  'the facility ID': /^Facility ID$/i,
  'the name': /^Facility Name$/i,
  'the address': /^Address$/i,
  'the city': /^City(?:\/Town)?$/i,
  'the state': /^State$/i,
  'the ZIP code': /^ZIP Code$/i,
};

/** The United States have more than 5,000 hospitals, some in every state. */
const FEWEST_HOSPITALS = 4_000;
const FEWEST_STATES = 51;

/** CMS's list of hospitals ("Hospital General Information"). */
export function readHospitals(text: string, source: Source): HospitalFile {
  const [header, ...rows] = csvRows(text);
  if (!header) throw new CodeFileFault('It is empty.');
  const cell = findColumns(
    header.cells.map((name) => name.trim()),
    wanted,
    header.line,
  );
  const hospitals = new Map<string, HospitalRecord>();
  for (const row of rows) {
    const facilityId = cell(row, 'the facility ID');
    const name = cell(row, 'the name');
    if (row.cells.length !== header.cells.length)
      throw broken('has another number of values than the header', row.line);
    if (!/^[0-9A-Z]{6}$/.test(facilityId))
      throw broken(`begins with '${facilityId}', which is no facility ID`, row.line);
    if (name === '') throw broken('has no hospital name', row.line);
    if (hospitals.has(facilityId)) throw broken(`repeats the facility ID ${facilityId}`, row.line);
    hospitals.set(facilityId, {
      facilityId,
      name,
      address: cell(row, 'the address'),
      city: cell(row, 'the city'),
      state: cell(row, 'the state'),
      zip: cell(row, 'the ZIP code'),
    });
  }
  const records = [...hospitals.values()];
  const states = new Set(records.map(({ state }) => state)).size;
  if (!source.acceptParts && (records.length < FEWEST_HOSPITALS || states < FEWEST_STATES)) {
    throw new CodeFileFault(
      `It is only a part of the list: it holds ${counted(records.length, 'hospital')} of ${counted(states, 'state')}; download the complete file.`,
    );
  }
  return { kind: 'hospitals', label: `CMS hospitals, ${source.name}`, records };
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const broken = (what: string, line: number): CodeFileFault =>
  new CodeFileFault(`This row ${what}; the file was cut or changed, download it again.`, line);
