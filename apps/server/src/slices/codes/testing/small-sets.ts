import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CptRecord, HospitalRecord, IcdRecord } from '@casefolio/domain/codes/code-record';
import { onTestFinished } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../db/testing/fresh-database.ts';
import { temporaryFolder } from '../../../ports/testing/temporary-folder.ts';
import type { CodeFile } from '../files/code-file.ts';

/** A database for one test. */
export async function ownDatabase(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  onTestFinished(fresh.close);
  return fresh;
}

export const icd = (code: string, description: string, billable = true): IcdRecord => ({
  version: 10,
  code,
  description,
  billable,
});

export const icd10File = (label: string, ...records: IcdRecord[]): CodeFile => ({ kind: 'icd10', label, records });

export const cpt = (code: string, year: number, workRvu: string, description = `Procedure ${code}`): CptRecord => ({
  code,
  description,
  keywords: '',
  year,
  workRvu,
  status: 'A',
  globalDays: '090',
  multipleProcedure: '2',
  bilateral: '0',
  assistant: '2',
  coSurgery: '1',
});

export const cptFile = (year: number, ...records: CptRecord[]): CodeFile => ({
  kind: 'cpt',
  year,
  label: `CMS fee schedule ${year}`,
  records,
});

export const hospital = (facilityId: string | null, name: string, address = ''): HospitalRecord => ({
  facilityId,
  name,
  address,
  city: 'Springfield',
  state: 'IL',
  zip: '',
});

const cptHeader =
  'code,work_rvu,year,global_days,topic,status,group,mult_proc,bilat,asst,co_surg,work_rvu_2025,keywords';

const smallSeeds = {
  'cpt.csv': `${cptHeader}
22551,24.38,2026,090,"Neck fusion from the front, first level",A,spine,2,0,2,1,25.00,acdf
22552,6.34,2026,ZZZ,"Neck fusion from the front, each further level",A,spine,0,0,2,1,,acdf add-on
`,
  'icd10.csv':
    'code,billable,description\nI60.2,1,Ruptured aneurysm of the anterior communicating artery\nI60,0,Ruptured aneurysm\n',
  'icd9.csv': 'code,billable,description\n430,1,Subarachnoid haemorrhage\n',
  'hospitals.csv': 'name,address,city,state,zip\nSpringfield General,,Springfield,IL,\n',
};

export type SeedName = keyof typeof smallSeeds;

/** A folder with small starter sets, in which a test may change a file. */
export async function seedFolder(changed: Partial<Record<SeedName, string>> = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries({ ...smallSeeds, ...changed })) await writeFile(join(folder, name), text);
  return folder;
}
