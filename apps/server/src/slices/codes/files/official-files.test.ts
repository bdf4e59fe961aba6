import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyAddenda } from './apply-addenda.ts';
import { readCodeFiles } from './read-code-files.ts';

/** The whole official files are not ours to keep here; where they lie beside the checkout, they are read. */
const folder = new URL('../../../../../../../shared/data/official/', import.meta.url);
const official = test.skipIf(!existsSync(folder));
const note = existsSync(folder) ? '' : ' (skipped: no official files in ../shared/data/official)';

async function read(name: string) {
  const [file] = await readCodeFiles(name, readFileSync(new URL(name, folder)));
  if (!file) throw new Error(`${name} was not read.`);
  return file;
}

official(`ICD-10-CM of 2026 is read in three seconds and becomes that of 2027 by its addenda${note}`, async () => {
  const start = process.cpuUsage();
  const order = await read('icd10cm_order_2026.txt.gz');
  // Counted on the processor, so that neighbours on a busy machine do not fail it.
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
  const addenda = await read('icd10cm_order_addenda_2027.txt.gz');
  if (order.kind !== 'icd10' || addenda.kind !== 'icd10-addenda') throw new Error('taken for something else');
  expect(order.records).toHaveLength(98_186);
  const after = applyAddenda(order.records, addenda);
  expect(after).toHaveLength(98_403);
  expect(after.filter(({ billable }) => billable)).toHaveLength(74_879);
  expect(() => applyAddenda(after, addenda)).toThrow('import the complete order file of the new year instead');
});

official(`ICD-9-CM and the hospital list are read whole${note}`, async () => {
  const icd9 = await read('CMS32_DESC_LONG_DX.txt.gz');
  const hospitals = await read('Hospital_General_Information.csv.gz');
  expect(icd9.kind === 'icd9' && icd9.records.length).toBe(14_567);
  expect(hospitals.kind === 'hospitals' && hospitals.records.length).toBe(5_381);
});
