import { lookupEndpoints, type LookupItem } from '@casefolio/contract/lookups.contract';
import { type MapLookupName, mapLookupNames } from '@casefolio/domain/lookups/catalogue';
import { mapForm } from './read-lookups.ts';
import { readSeed, seedFolder } from './seed-files.ts';

export type CptModifier = LookupItem<'cpt_modifiers_lookups'>;

/** The lists that the fields of a case are checked against. */
export interface CaseChoices {
  readonly choicesOf: (list: MapLookupName) => ReadonlySet<string>;
  readonly modifier: (id: string) => CptModifier | undefined;
  readonly roles: ReadonlySet<string>;
}

export function readCaseChoices(folder = seedFolder): CaseChoices {
  const lists = new Map(
    mapLookupNames.map((name) => [name, new Set(readSeed(folder, name, mapForm).map(([value]) => value))]),
  );
  const schema = lookupEndpoints.cpt_modifiers_lookups.data;
  const modifiers = readSeed(folder, 'cpt_modifiers_lookups', { schema, keyOf: ({ id }) => id });
  const roleSchema = lookupEndpoints.role_lookups.data;
  const roles = readSeed(folder, 'role_lookups', { schema: roleSchema, keyOf: ({ id }) => id });
  return {
    choicesOf: (list) => lists.get(list) ?? new Set(),
    modifier: (id) => modifiers.find((one) => one.id === id),
    roles: new Set(roles.map(({ nice_name }) => nice_name)),
  };
}
