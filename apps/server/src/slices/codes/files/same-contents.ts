import type { CptRecord } from '@casefolio/domain/codes/code-record';
import type { CodeFile } from './code-file.ts';

/** How people tell a file from others. */
export const nameOf = ({ name, label }: CodeFile): string => name ?? label;

/** What two files of one set say differently, in words; undefined when they say the same. */
export function differenceOf(one: CodeFile, other: CodeFile): string | undefined {
  if (one.kind === 'cpt' && other.kind === 'cpt') return differingCode(one.records, other.records);
  return contentsOf(one) === contentsOf(other) ? undefined : 'their rows differ';
}

const contentsOf = (file: CodeFile): string => JSON.stringify('records' in file ? file.records : file.changes);

/** The descriptions do not count: the forms in which CMS gives the same values shorten them differently. */
const values: readonly (readonly [what: string, of: (record: CptRecord) => string | number])[] = [
  ['work RVU', ({ workRvu }) => Number(workRvu)],
  ['status', ({ status }) => status],
  ['global days', ({ globalDays }) => globalDays],
  ['indicator of multiple procedures', ({ multipleProcedure }) => multipleProcedure],
  ['indicator of bilateral surgery', ({ bilateral }) => bilateral],
  ['indicator of the assistant', ({ assistant }) => assistant],
  ['indicator of co-surgeons', ({ coSurgery }) => coSurgery],
];

function differingCode(one: readonly CptRecord[], other: readonly CptRecord[]): string | undefined {
  const rest = new Map(other.map((record) => [record.code, record]));
  for (const record of one) {
    const twin = rest.get(record.code);
    if (!twin) return `${record.code} is in one of them alone`;
    const differing = values.find(([, of]) => of(record) !== of(twin));
    if (differing) return differenceIn(differing, record, twin);
    rest.delete(record.code);
  }
  const [left] = rest.keys();
  return left === undefined ? undefined : `${left} is in one of them alone`;
}

const differenceIn = ([what, of]: (typeof values)[number], one: CptRecord, other: CptRecord): string =>
  `${one.code}, ${what}: '${of(one)}' and '${of(other)}'`;
