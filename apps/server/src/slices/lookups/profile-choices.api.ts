import { lookupEndpoints, type LookupItem } from '@casefolio/contract/lookups.contract';
import { mapForm } from './read-lookups.ts';
import { readSeed, seedFolder } from './seed-files.ts';

export type Speciality = LookupItem<'specialities'>;
export type Degree = LookupItem<'degrees'>;
export type Country = LookupItem<'country_codes_lookups'>;

/** The lists that a profile picks from, by their ids. */
export interface ProfileChoices {
  readonly speciality: (id: number | null) => Speciality | undefined;
  readonly degree: (id: number) => Degree | undefined;
  readonly country: (id: number | null) => Country | undefined;
  readonly states: ReadonlySet<string>;
}

const byId = <Item extends { readonly id: number }>(items: readonly Item[]) => {
  const found = new Map(items.map((item) => [item.id, item]));
  return (id: number | null): Item | undefined => (id === null ? undefined : found.get(id));
};

const keyOf = ({ id }: { readonly id: number }): number => id;

export function readProfileChoices(folder = seedFolder): ProfileChoices {
  const { specialities, degrees, country_codes_lookups: countries } = lookupEndpoints;
  return {
    speciality: byId(readSeed(folder, 'specialities', { schema: specialities.data, keyOf })),
    degree: byId(readSeed(folder, 'degrees', { schema: degrees.data, keyOf })),
    country: byId(readSeed(folder, 'country_codes_lookups', { schema: countries.data, keyOf })),
    states: new Set(readSeed(folder, 'states_lookups', mapForm).map(([value]) => value)),
  };
}
