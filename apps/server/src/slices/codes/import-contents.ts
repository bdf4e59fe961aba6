import type { IcdRecord } from '@casefolio/domain/codes/code-record';
import type { Queryable } from '../../db/database.ts';
import type { SetContent } from './code-changes.ts';
import { standingIcd } from './code-sets.store.ts';
import { readCodeSets } from './codes.store.ts';
import { applyAddenda } from './files/apply-addenda.ts';
import { CodeFileFault, naming } from './files/code-file-fault.ts';
import type { AddendaFile, CodeFile, CptFile, IcdFile } from './files/code-file.ts';
import { differenceOf, nameOf } from './files/same-contents.ts';
import { isStarter } from './starter-label.ts';

const source = 'official';

/** What the sets are to hold when these files have been taken together. */
export async function contentsOf(db: Queryable, files: readonly CodeFile[]): Promise<SetContent[]> {
  const cpt = files.filter((file) => file.kind === 'cpt');
  const addenda = files.filter((file) => file.kind === 'icd10-addenda');
  const icd10 = onlyOne(files.filter(isIcd('icd10')), 'ICD-10-CM');
  const icd9 = onlyOne(files.filter(isIcd('icd9')), 'ICD-9-CM');
  const lists = files.filter((file) => file.kind === 'hospitals');
  const hospitals = onlyOne(lists, 'the hospitals');
  return [
    ...(await cptContents(db, cpt)),
    ...(await icd10Contents(db, icd10[0], addenda)),
    ...icd9.map(({ label, records }): SetContent => ({ set: 'icd9', source, label, records })),
    ...hospitals.map(({ label, records }): SetContent => ({ set: 'hospitals', source, label, records })),
  ];
}

const isIcd =
  (kind: IcdFile['kind']) =>
  (file: CodeFile): file is IcdFile =>
    file.kind === kind;

/** Newest year first: that one says which codes there are, earlier ones bring their values. */
async function cptContents(db: Queryable, files: readonly CptFile[]): Promise<SetContent[]> {
  const byYear = Map.groupBy(files, ({ year }) => year);
  const newest = Math.max(await standingYear(db), ...byYear.keys());
  return [...byYear]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([year, ofYear]) =>
      onlyOne(ofYear, `CPT ${year}`).map(({ label, records }): SetContent => {
        const named = label.includes(String(year)) ? label : `${label} ${year}`;
        return { set: 'cpt', source, label: named, year, past: year < newest, records };
      }),
    );
}

/** The year of the official file that stands, which its label names. Any official file is more than our starter set. */
async function standingYear(db: Queryable): Promise<number> {
  const label = (await readCodeSets(db)).find(({ name }) => name === 'cpt')?.label ?? '';
  return isStarter(label) ? 0 : Number(/\b20\d\d\b/.exec(label)?.[0] ?? 0);
}

async function icd10Contents(
  db: Queryable,
  complete: IcdFile | undefined,
  addenda: readonly AddendaFile[],
): Promise<SetContent[]> {
  if (!complete && addenda.length === 0) return [];
  let { label, records } = complete ?? (await standingIcd10(db));
  for (const changes of addenda) {
    // CMS puts the addenda that led to a complete file beside it; and an addenda may be imported twice.
    if (isContained(changes, records)) continue;
    const before = records;
    records = await naming(nameOf(changes), () => applyAddenda(before, changes));
    label = changes.label;
  }
  return [{ set: 'icd10', source, label, records }];
}

async function standingIcd10(db: Queryable): Promise<{ label: string; records: IcdRecord[] }> {
  const set = (await readCodeSets(db)).find(({ name }) => name === 'icd10');
  const active = (await standingIcd(db, 10)).filter(({ retired }) => !retired);
  const records = active.map(({ code, description, billable }) => ({
    version: 10 as const,
    code,
    description,
    billable,
  }));
  return { label: set?.label ?? '', records };
}

function isContained({ changes, counts }: AddendaFile, records: readonly IcdRecord[]): boolean {
  const billable = new Map(records.map((record) => [record.code, record.billable]));
  const codes = records.filter((record) => record.billable).length;
  return (
    codes === counts.codes.after &&
    records.length - codes === counts.headings.after &&
    changes.every((change) => change.action === 'delete' || billable.get(change.code) === change.billable)
  );
}

/** An archive may hold the same in several forms; the first will do. */
function onlyOne<File extends CodeFile>(files: readonly File[], what: string): File[] {
  const [first, ...others] = files;
  if (first === undefined) return [];
  for (const other of others) {
    const difference = differenceOf(first, other);
    if (difference === undefined) continue;
    throw new CodeFileFault(
      `${nameOf(first)} and ${nameOf(other)} say different things of ${what} (${difference}): import only the one that is to stand.`,
    );
  }
  return [first];
}
