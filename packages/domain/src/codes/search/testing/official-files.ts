import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cptRank, icdRank } from '../code-rank.ts';
import type { Searchable } from '../code-index.ts';

/** The whole official files do not belong into the repository; they lie beside the checkout, or tests that need them are skipped. */
const shared = resolve(import.meta.dirname, '../../../../../../../shared/data');
export const icdOrderFile = resolve(shared, 'official/icd10cm_order_2026.txt.gz');
const cptFacts = resolve(shared, 'cpt_facts.csv');

export const haveOfficialFiles = existsSync(icdOrderFile) && existsSync(cptFacts);

const dotted = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code);

/** ICD-10-CM order file: code in columns 7–13, whether it can be billed in 15, the long title from 78. */
export function officialDiagnoses(): readonly Searchable[] {
  const lines = gunzipSync(readFileSync(icdOrderFile)).toString('ascii').split('\r\n');
  return lines
    .filter((line) => line !== '')
    .map((line, index) => {
      const code = dotted(line.slice(6, 13).trim());
      const rank = icdRank({ code, billable: line[14] === '1' });
      return { id: index + 1, code, text: line.slice(77).trim(), rank };
    });
}

const cells = (line: string): readonly string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? '');

export function procedureFacts(): readonly Searchable[] {
  const [header = '', ...lines] = readFileSync(cptFacts, 'utf8').trim().split(/\r?\n/);
  const names = cells(header);
  return lines.map((line, index) => {
    const row = new Map(cells(line).map((cell, place) => [names[place] ?? '', cell]));
    const at = (name: string): string => row.get(name) ?? '';
    const rank = cptRank({ globalDays: at('global_days') });
    return { id: index + 1, code: at('code'), text: at('topic'), keywords: at('keywords'), rank };
  });
}
