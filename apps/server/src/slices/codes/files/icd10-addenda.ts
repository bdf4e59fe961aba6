import type { AddendaCount, AddendaCounts, AddendaFile, IcdChange } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { dotted, icd10Pattern } from './icd10-code.ts';

interface Entry {
  readonly action: string;
  readonly code: string;
  readonly billable: boolean;
  readonly description: string;
  readonly line: number;
}

/** Changes to an ICD-10-CM order file: action 1–12, flag 14, code 16–22, short title 24–83, long title from 85; counts below. */
export function readIcd10Addenda(text: string): AddendaFile {
  const lines = text.split(/\r?\n/);
  const footerAt = lines.findIndex((line) => line.trim() === 'Headers');
  if (footerAt === -1) {
    throw new CodeFileFault(
      "The counts under the changes ('Headers') are missing; the file was cut, download it again.",
      lines.length,
    );
  }
  const changes = changesOf(
    lines.slice(0, footerAt).flatMap((line, index) => (line.trim() === '' ? [] : [readEntry(line, index + 1)])),
  );
  const footer = lines.slice(footerAt).join('\n');
  const counts = { headings: readCount(footer, 'headers'), codes: readCount(footer, 'codes') };
  expectCounts(changes, counts);
  const release = /\bcodes in \S+\n *\d+ codes in \D*10\D+(\d{4})/.exec(footer)?.[1];
  return { kind: 'icd10-addenda', label: `ICD-10-CM ${release ?? ''} addenda`.replace('  ', ' '), changes, counts };
}

function readEntry(line: string, number: number): Entry {
  const code = line.slice(15, 22).trimEnd();
  const action = line.slice(0, 12).trimEnd();
  const inColumns = /^.{12} [01] .{7} .{60} \S/.test(line) && icd10Pattern.test(code);
  if (!inColumns || !/^(?:Add|Delete|Revise from|Revise to):$/.test(action)) {
    throw new CodeFileFault(
      'This is no line of an ICD-10-CM addenda; the file was cut or changed, download it again.',
      number,
    );
  }
  return { action, code: dotted(code), billable: line[13] === '1', description: line.slice(84).trim(), line: number };
}

function changesOf(entries: readonly Entry[]): IcdChange[] {
  return entries.flatMap(({ action, code, billable, description, line }, index): IcdChange[] => {
    const before = entries[index - 1];
    const after = entries[index + 1];
    if (action === 'Add:') return [{ action: 'add', code, billable, description }];
    if (action === 'Delete:') return [{ action: 'delete', code, billable, description }];
    const other = action === 'Revise from:' ? after : before;
    const otherAction = action === 'Revise from:' ? 'Revise to:' : 'Revise from:';
    if (other?.action !== otherAction || other.code !== code || other.billable !== billable) {
      throw new CodeFileFault(
        `The '${otherAction}' line that belongs to ${code} is missing; download the file again.`,
        line,
      );
    }
    return action === 'Revise to:' ? [{ action: 'revise', code, billable, from: other.description, description }] : [];
  });
}

function readCount(footer: string, noun: 'headers' | 'codes'): AddendaCount {
  const [, before, after, additions, deletions, revisions] =
    new RegExp(
      ` (\\d+) ${noun} in .*\\n *(\\d+) ${noun} in .*\\n *(\\d+) additions\\n *(\\d+) deletions\\n *(\\d+) revisions\\n`,
    ).exec(footer) ?? [];
  if (before === undefined) {
    throw new CodeFileFault(
      `The counts of ${noun} under the changes are incomplete; the file was cut, download it again.`,
    );
  }
  return {
    before: Number(before),
    after: Number(after),
    additions: Number(additions),
    deletions: Number(deletions),
    revisions: Number(revisions),
  };
}

function expectCounts(changes: readonly IcdChange[], counts: AddendaCounts): void {
  for (const [noun, stated] of Object.entries(counts)) {
    const own = changes.filter(({ billable }) => billable === (noun === 'codes'));
    const found = (action: IcdChange['action']) => own.filter((change) => change.action === action).length;
    const pairs = [
      ['additions', found('add'), stated.additions],
      ['deletions', found('delete'), stated.deletions],
      ['revisions', found('revise'), stated.revisions],
    ] as const;
    for (const [what, there, said] of pairs) {
      if (there === said) continue;
      throw new CodeFileFault(
        `It holds ${there} ${what} of ${noun} where its own count says ${said}; lines are missing, download the file again.`,
      );
    }
  }
}
