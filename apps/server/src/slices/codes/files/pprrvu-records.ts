import type { CptRecord } from '@casefolio/domain/codes/code-record';
import type { Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';

/** A complete fee schedule holds about 16,000 codes, in every section from skin (1) to office visits (99). */
const FEWEST_CODES = 5_000;
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '90', '99'];

/** Gathers the rows without a modifier, which are the codes' own; 26, TC and 53 are parts of a code or its breaking off. */
export function cptCollector(source: Source): {
  add(record: CptRecord, modifier: string, line: number): void;
  all(): CptRecord[];
} {
  const records = new Map<string, CptRecord>();
  return {
    add: (record, modifier, line) => {
      const { code } = record;
      if (!/^[0-9A-Z]\d{3}[0-9A-Z]$/.test(code)) {
        const what = code === '' ? 'This row has no procedure code' : `'${code}' is no procedure code`;
        throw new CodeFileFault(`${what}; the file was cut or changed, download it again.`, line);
      }
      if (record.status === '' && Number(record.workRvu) === 0)
        throw new CodeFileFault(`${code} has no status; the file was cut or changed, download it again.`, line);
      if (!/^[0-9A-Z]{0,2}$/.test(modifier)) throw new CodeFileFault(`'${modifier}' is no modifier.`, line);
      if (modifier !== '') return;
      if (records.has(code))
        throw new CodeFileFault(`${code} is there twice; take the file as it was published.`, line);
      records.set(code, record);
    },
    all: () => {
      if (!source.acceptParts) expectWhole([...records.keys()]);
      if (records.size === 0) throw new CodeFileFault('It holds no procedure code.');
      return [...records.values()];
    },
  };
}

function expectWhole(codes: readonly string[]): void {
  const missing = sections.find((section) => !codes.some((code) => code.startsWith(section)));
  if (codes.length >= FEWEST_CODES && missing === undefined) return;
  const lack = missing === undefined ? '' : ` and none that begins with ${missing}`;
  throw new CodeFileFault(
    `It is only a part of a fee schedule: it holds ${codes.length} codes${lack}; download the complete file.`,
  );
}

/** '30.17' from what a table says, also where a spreadsheet program wrote 30.170000000000002; nothing is '0.00'. */
export function exactRvu(value: string, line: number): string {
  if (value === '') return '0.00';
  const number = /^\d*\.?\d+(?:E-\d+)?$/.test(value) ? Number(value) : Number.NaN;
  const exact = number.toFixed(3);
  if (!(Math.abs(number - Number(exact)) < 1e-9 && number < 10_000)) {
    throw new CodeFileFault(`The work RVU '${value}' is no value with up to three decimals.`, line);
  }
  return exact.replace(/0$/, '');
}
