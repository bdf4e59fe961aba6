import type { IcdRecord } from '@casefolio/domain/codes/code-record';
import type { IcdFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { wholeLines } from './text.ts';

/** ICD-9-CM grows no more: complete files since 2010 end with this code, and hold more than 14,000. */
const LAST_CODE = 'V91.99';
const FEWEST_ROWS = 14_000;

const linePattern = /^(?=.{5} \S)((?:\d{3}|V\d{2})\d{0,2}|E\d{3}\d?) *(\S.*)$/;

/** ICD-9-CM: code 1–5, text from 7. It lists only codes that could be billed. */
export function readIcd9(text: string, source: Source): IcdFile {
  const records: IcdRecord[] = [];
  let before = '';
  for (const [index, line] of wholeLines(text)
    .map((line) => line.trimEnd())
    .entries()) {
    if (line === '') continue;
    const [, code, description = ''] = linePattern.exec(line) ?? [];
    if (code === undefined) {
      throw new CodeFileFault(
        'This is no line of an ICD-9-CM file; the file was cut or changed, download it again.',
        index + 1,
      );
    }
    if (code <= before) {
      throw new CodeFileFault(
        `${code} stands after ${before}; lines are mixed up, download the file again.`,
        index + 1,
      );
    }
    records.push({ version: 9, code: dottedIcd9(code), description, billable: true });
    before = code;
  }
  if (!source.acceptParts && (records.length < FEWEST_ROWS || records.at(-1)?.code !== LAST_CODE)) {
    throw new CodeFileFault(
      `It ends with ${records.at(-1)?.code} after ${records.length} codes, before the end of ICD-9-CM; download the complete file.`,
    );
  }
  return { kind: 'icd9', label: `ICD-9-CM, ${source.name}`, records };
}

function dottedIcd9(code: string): string {
  const whole = code.startsWith('E') ? 4 : 3;
  return code.length > whole ? `${code.slice(0, whole)}.${code.slice(whole)}` : code;
}
