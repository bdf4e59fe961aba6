import { caseOf, casesIn, type FullCase, opens } from './case-callers.ts';
import { create, type Entry, type Writer } from './case-ledger.ts';

export interface Findings {
  /** Acknowledged, and not there, or not as it was acknowledged. */
  readonly lost: string[];
  /** There without all that was sent with it, or with an image that does not open. */
  readonly half: string[];
  /** There twice, or another case for the same key. */
  readonly doubled: string[];
}

/** Looks at every case of a log, whole; what was under way is taken as it was found. */
export async function inspect(url: string, { surgeon, entries }: Writer, findings: Findings): Promise<void> {
  const found = Map.groupBy(await casesIn(url, surgeon), (one) => one.patient_last_name);
  for (const entry of entries) {
    const [first, second] = found.get(entry.marker) ?? [];
    if (second) findings.doubled.push(entry.marker);
    if (first) await compare(url, surgeon, entry, await caseOf(url, surgeon, first.id), findings);
    else if (entry.id !== null) findings.lost.push(entry.marker);
  }
}

async function compare(
  url: string,
  surgeon: Writer['surgeon'],
  entry: Entry,
  { mrn, images, notes, case_procedures }: FullCase,
  { lost, half }: Findings,
): Promise<void> {
  const is = (wanted: Pick<Entry, 'images' | 'mrn'> | null) => wanted?.images === images.length && wanted.mrn === mrn;
  if (!is(entry) && !is(entry.underway)) (entry.id === null ? half : lost).push(entry.marker);
  const opened = await Promise.all(
    images.flatMap(({ urls }) => [urls.href_small, urls.href_original]).map((link) => opens(url, surgeon, link)),
  );
  if (opened.includes(false) || notes.length !== 2 || case_procedures.length !== 1) half.push(entry.marker);
  Object.assign(entry, { images: images.length, mrn, underway: null });
}

/** Every second create that was cut off is sent again, twice, with its key: one case, whichever was first. The others are given up. */
export async function repeatCutOff(url: string, writer: Writer, { doubled }: Findings): Promise<number> {
  const cutOff = writer.entries.filter(({ id }, place) => id === null && place % 2 === 0);
  for (const entry of cutOff) {
    const [one, other] = [await create(url, writer, entry), await create(url, writer, entry)];
    if (one === undefined || one !== other) doubled.push(entry.marker);
    entry.id = one ?? null;
  }
  return cutOff.length;
}
