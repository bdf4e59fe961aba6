import type { IcdRecord } from '@casefolio/domain/codes/code-record';
import type { AddendaCounts, AddendaFile, IcdChange } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';

/** The diagnoses after the changes. The counts of the addenda must fit before and after, or nothing is changed. */
export function applyAddenda(
  records: readonly IcdRecord[],
  addenda: Pick<AddendaFile, 'changes' | 'counts'>,
): IcdRecord[] {
  expectSizes(records, addenda.counts, 'before');
  const set = new Map(records.map((record) => [record.code, record]));
  // A code that becomes a heading is deleted and added: all deletions first, whatever their order in the file.
  for (const change of addenda.changes) if (change.action !== 'add') removeOld(set, change);
  for (const change of addenda.changes) if (change.action !== 'delete') addNew(set, change);
  const after = [...set.values()];
  expectSizes(after, addenda.counts, 'after');
  return after;
}

function removeOld(set: Map<string, IcdRecord>, { code, billable, action }: IcdChange): void {
  if (set.get(code)?.billable !== billable) {
    throw new CodeFileFault(`The addenda would ${action} ${code}, which is not there in that form; ${importOrderFile}`);
  }
  set.delete(code);
}

function addNew(set: Map<string, IcdRecord>, { code, billable, description }: IcdChange): void {
  if (set.has(code))
    throw new CodeFileFault(`The addenda would add ${code}, which is already there; ${importOrderFile}`);
  set.set(code, { version: 10, code, description, billable });
}

function expectSizes(
  records: readonly IcdRecord[],
  { headings, codes }: AddendaCounts,
  when: 'before' | 'after',
): void {
  const billable = records.filter((record) => record.billable).length;
  const unbillable = records.length - billable;
  if (billable === codes[when] && unbillable === headings[when]) return;
  throw new CodeFileFault(
    `The addenda count ${codes[when]} codes and ${headings[when]} headings ${when} the changes, but there are ${billable} and ${unbillable}; ${importOrderFile}`,
  );
}

const importOrderFile = 'import the complete order file of the new year instead.';
