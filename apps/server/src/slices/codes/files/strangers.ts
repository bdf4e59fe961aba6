import type { Document } from './unpack.ts';

/** What people often have in hand instead of a file of codes, with what to do about it. */
const known: readonly { readonly fits: RegExp; readonly sentence: string }[] = [
  { fits: /^\s*$/, sentence: 'It is empty; download it again.' },
  {
    fits: /^\s*<(?:!doctype html|html|head|body)\b/i,
    sentence:
      'It is a web page, not a file of codes: the download led to a page, perhaps an error or a licence to accept.',
  },
  { fits: /^%PDF-/, sentence: 'It is a PDF; give the CSV, TXT or XLSX file of the same release.' },
  {
    fits: /^\u00D0\u00CF.\u00E0/,
    sentence: 'It is a workbook of the old kind, or locked with a password; save it as XLSX or CSV.',
  },
  {
    fits: /^ *"?HCPCS"? *[;\t]/m,
    sentence: 'Its values are not separated by commas; take the file as it was published.',
  },
];

const nothingKnown =
  'This is no file of codes: give a CMS fee schedule (PPRRVU), an ICD-10-CM order file or addenda, ICD-9-CM, or the CMS hospital list.';

/** Why nothing could be read from these documents. */
export function whyUnknown(documents: readonly Document[]): string {
  const [only, ...others] = documents;
  if (!only || others.length > 0) return nothingKnown;
  const beginning = only.bytes.toString('latin1', 0, 8_000);
  return known.find(({ fits }) => fits.test(beginning))?.sentence ?? nothingKnown;
}
