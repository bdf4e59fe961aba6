import type { IcdRecord } from '@casefolio/domain/codes/code-record';
import type { IcdFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { dotted, icd10Pattern } from './icd10-code.ts';
import { wholeLines } from './text.ts';

/** Every complete order file since October 2021 goes on to this code in its last chapter. */
const LATE_CODE = 'U09.9';
const FEWEST_ROWS = 90_000;

/** The ICD-10-CM order file: order 1–5, code 7–13, flag 15, short title 17–76, long title from 78. */
export function readIcd10Order(text: string, source: Source): IcdFile {
  const records = new Map<string, IcdRecord>();
  let order = 0;
  for (const [index, line] of wholeLines(text).entries()) {
    if (line === '') continue;
    const number = Number(line.slice(0, 5));
    const record = readLine(line, index + 1);
    const follows = source.acceptParts ? number > order : number === order + 1;
    if (!follows) {
      throw new CodeFileFault(
        `Its order number is ${line.slice(0, 5)}, after ${padded(order)}; lines are missing or mixed up, download the file again.`,
        index + 1,
      );
    }
    if (records.has(record.code)) throw new CodeFileFault(`${record.code} is there twice.`, index + 1);
    records.set(record.code, record);
    order = number;
  }
  if (!source.acceptParts && (records.size < FEWEST_ROWS || !records.has(LATE_CODE))) {
    throw new CodeFileFault(
      `It ends after ${records.size} lines, before the end of the code set; download the complete file.`,
      records.size,
    );
  }
  return { kind: 'icd10', label: `ICD-10-CM, ${source.name}`, records: [...records.values()] };
}

function readLine(line: string, number: number): IcdRecord {
  const code = line.slice(6, 13).trimEnd();
  const flag = line[14] ?? '';
  const description = line.slice(77).trim();
  const inColumns = /^\d{5} .{7} [01] .{60} \S/.test(line) && icd10Pattern.test(code);
  if (!inColumns) {
    throw new CodeFileFault(
      'This is no line of an ICD-10-CM order file; the file was cut or changed, download it again.',
      number,
    );
  }
  return { version: 10, code: dotted(code), description, billable: flag === '1' };
}

const padded = (order: number): string => String(order).padStart(5, '0');
