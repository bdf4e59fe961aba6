import type { CodeFile, Source } from './code-file.ts';
import { csvRows } from './csv.ts';
import { readHospitals } from './hospitals.ts';
import { readIcd10Addenda } from './icd10-addenda.ts';
import { readIcd10Order } from './icd10-order.ts';
import { readIcd9 } from './icd9.ts';
import { readPprrvuTable } from './pprrvu-table.ts';
import { readPprrvuText } from './pprrvu-text.ts';

export type TextReader = (text: string, source: Source) => CodeFile;

const readPprrvuCsv: TextReader = (text, source) => readPprrvuTable([...csvRows(text)], source);

/** How each kind of text begins. The first that fits is taken: an order file's line would pass for ICD-9-CM. */
const beginnings: readonly { readonly fits: RegExp; readonly read: TextReader }[] = [
  // Beside the fee schedule CMS packs caps and payments by HCPCS, which have no RVU and shorter lines.
  { fits: /^ *"? *HCPCS *"? *,[^]*\bRVUS?\b/im, read: readPprrvuCsv },
  { fits: /^HDR [^]*\n[\dA-Z]{5}.{100}/, read: readPprrvuText },
  { fits: /^(?:Add|Delete|Revise from|Revise to): +[01] [A-Z]/, read: readIcd10Addenda },
  { fits: /^\d{5} [A-Z][0-9A-Z]{2,6} +[01] /, read: readIcd10Order },
  // Lists of localities begin with numbers, too, but write their names in capitals.
  { fits: /^(?=.{5} \S)(?:(?:\d{3}|V\d{2})\d{0,2}|E\d{3}\d?) *[A-Z][a-z]/, read: readIcd9 },
  { fits: /^[^\n]*\bFacility ID\b[^\n]*\bFacility Name\b/i, read: readHospitals },
];

const BEGINNING = 8_000;

/** The reader for a text, by what it says; its name plays no part. */
export function readerOf(text: string): TextReader | undefined {
  const beginning = text.slice(0, BEGINNING);
  return beginnings.find(({ fits }) => fits.test(beginning))?.read;
}
