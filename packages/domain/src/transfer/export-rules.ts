import type { CalendarDay } from '../dates/calendar-day.ts';

export const exportKinds = ['EXCEL', 'PDF'] as const;
export type ExportKind = (typeof exportKinds)[number];

const dayMs = 24 * 3_600_000;

export const exportLimits = {
  /** So many are ready within the call that asks for them. */
  atOnce: 100,
  /** A PDF of more is split: nobody pages through a thousand sheets, and few programs open them. */
  casesOfPdf: 250,
  /** Files that one person may have in the making at a time. */
  running: 20,
  /** A file holds patients' names: it stays as long as somebody needs to fetch it, and can be made again at any time. */
  keptMs: 7 * dayMs,
  /** So often making a file may fail before it is given up. */
  failures: 3,
  /** A file that nobody has worked on for so long is not being made any more. */
  abandonedMs: 3_600_000,
} as const;

const extensions: Readonly<Record<ExportKind, string>> = { EXCEL: 'xlsx', PDF: 'pdf' };

/** Characters 11 to 21 are the day; what follows it tells files of one day apart and says nothing. */
export const exportFileName = (kind: ExportKind, day: CalendarDay, distinction: string): string =>
  `procedures_${day}_${distinction}.${extensions[kind]}`;

/** The cases of each file, in their order. */
export function casesOfFiles(kind: ExportKind, ids: readonly number[]): readonly (readonly number[])[] {
  const size = kind === 'PDF' ? exportLimits.casesOfPdf : ids.length;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
