import type { AddendaFile, CodeFile, IcdFile } from './code-file.ts';
import { differenceOf, nameOf } from './same-contents.ts';

export type Skipped = (name: string, why: string) => void;

/** Archives hold one set in several forms; each is kept once. Forms that disagree stay, and whoever applies them refuses. */
export function withoutRepeats(files: readonly CodeFile[], skipped: Skipped): CodeFile[] {
  return files.filter((file, index) => {
    const why = repeats(file, files.slice(0, index), files);
    if (why !== undefined) skipped(nameOf(file), why);
    return why === undefined;
  });
}

/** Why a file adds nothing to the others; the first of equals is kept. */
function repeats(file: CodeFile, before: readonly CodeFile[], all: readonly CodeFile[]): string | undefined {
  if (file.kind === 'icd10-addenda') {
    const contained = all.some((other) => other.kind === 'icd10' && isResultOf(other, file));
    return contained ? 'the complete order file contains these changes' : undefined;
  }
  if (file.kind === 'icd9') {
    const length = textLength(file);
    const longer = all.some((other) => other.kind === 'icd9' && textLength(other) > length);
    const equal = before.some((other) => other.kind === 'icd9' && textLength(other) === length);
    return longer || equal ? 'the long descriptions are there, too' : undefined;
  }
  const twin = before.find((other) => isOfSameSet(file, other) && differenceOf(file, other) === undefined);
  return twin && `it says the same as ${nameOf(twin)}`;
}

const isOfSameSet = (one: CodeFile, other: CodeFile): boolean =>
  one.kind === other.kind && yearOf(one) === yearOf(other);

const yearOf = (file: CodeFile): number | undefined => (file.kind === 'cpt' ? file.year : undefined);

const textLength = ({ records }: IcdFile): number =>
  records.reduce((sum, { description }) => sum + description.length, 0);

function isResultOf({ records }: IcdFile, { counts }: AddendaFile): boolean {
  const billable = records.filter((record) => record.billable).length;
  return billable === counts.codes.after && records.length - billable === counts.headings.after;
}
