import type { Db } from '../../db/database.ts';
import { type CodeSetName, countActiveCodes, cptYears, readCodeSets } from './codes.store.ts';
import { isStarter } from './starter-label.ts';

export interface ListedSet {
  readonly set: CodeSetName;
  readonly label: string;
  readonly codes: number;
  readonly years: readonly number[];
  readonly changedAt: Date;
}

/** What stands in each set, for the operator. */
export async function listCodes(db: Db): Promise<ListedSet[]> {
  const [sets, codes, years] = await Promise.all([readCodeSets(db), countActiveCodes(db), cptYears(db)]);
  return sets.map(({ name, label, changed_at }) => ({
    set: name,
    label: isStarter(label) ? "Casefolio's starter set" : label,
    codes: codes[name],
    years: name === 'cpt' ? years : [],
    changedAt: changed_at,
  }));
}
