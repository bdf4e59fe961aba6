import { expect, test } from 'vitest';
import type { CodeFile } from './files/code-file.ts';
import { contentsOf } from './import-contents.ts';
import { icd, icd10File, ownDatabase } from './testing/small-sets.ts';

const none = { before: 0, after: 0, additions: 0, deletions: 0, revisions: 0 };

test('of several addenda the one whose counts do not fit is named', async () => {
  const { db } = (await ownDatabase()).database;
  const order = icd10File('ICD-10-CM FY2026', icd('I60.2', 'Hemorrhage'));
  const added = { action: 'add', code: 'I60.3', billable: true, description: 'Another' } as const;
  const fitting: CodeFile = {
    kind: 'icd10-addenda',
    label: 'ICD-10-CM 2027 addenda',
    name: 'april.txt',
    changes: [added],
    counts: { headings: none, codes: { ...none, before: 1, after: 2, additions: 1 } },
  };
  const strange: CodeFile = { ...fitting, name: 'release.zip/october.txt', changes: [{ ...added, code: 'I60.4' }] };
  await expect(contentsOf(db, [order, fitting, strange])).rejects.toThrow(
    /^release\.zip\/october\.txt: The addenda count 1 codes and 0 headings before the changes, but there are 2 and 0; /,
  );
});
