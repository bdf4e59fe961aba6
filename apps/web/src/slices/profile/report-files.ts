import { inWords } from '@casefolio/domain/dates/calendar-day';
import { casesUntil } from '@casefolio/domain/messages/profile-screen';

export interface ReportFile {
  readonly id: number;
  readonly fileName: string;
  readonly path: string | null;
  readonly status: 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';
  readonly done: number;
  readonly total: number;
  readonly expiresAt: string;
}

export const reportPageSize = 25;

const extensionOf = (fileName: string): string => /\.[^.]+$/.exec(fileName)?.[0] ?? '';

/** Characters 11 to 21 of its name are the day; the extension tells what it is. */
export const shownName = (fileName: string): string => `${fileName.slice(11, 21)}${extensionOf(fileName)}`;

export const isPdf = (fileName: string): boolean => extensionOf(fileName).toLowerCase() === '.pdf';

/** How far a file is that is being made, from 0 to 100; null when nobody knows. */
export const percentDone = ({ done, total }: Pick<ReportFile, 'done' | 'total'>): number | null =>
  total > 0 ? Math.min(100, Math.round((done / total) * 100)) : null;

export const canBeFetched = <File extends ReportFile>(file: File): file is File & { readonly path: string } =>
  file.status === 'READY' && file.path !== null;

/** How many cases a file holds and how long it is kept; null when that is not known, as of a file that is not there. */
export const heldUntil = (file: ReportFile): string | null =>
  canBeFetched(file) && file.total > 0 ? casesUntil(file.total, inWords(file.expiresAt.slice(0, 10))) : null;

/** The last page is reached when fewer than a page come back. */
export const nextPage = (pages: readonly { readonly reports: readonly unknown[] }[]): number | undefined =>
  (pages.at(-1)?.reports.length ?? 0) < reportPageSize ? undefined : pages.length;

/** A file that was made while pages were fetched pushes the others down; nothing is shown twice. */
export const allFiles = <File extends ReportFile>(pages: readonly { readonly reports: readonly File[] }[]): File[] => [
  ...new Map(pages.flatMap(({ reports }) => reports).map((file) => [file.id, file])).values(),
];
