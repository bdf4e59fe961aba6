import { type ListLookupName, type MapLookupName, mapLookupNames } from '@casefolio/domain/lookups/catalogue';
import { z } from 'zod';
import { type Endpoint, endpoint, type nothing } from './endpoint.ts';
import { listQuery } from './wire.ts';

const id = z.int().positive();
const text = z.string().trim().min(1);

/** tici_grade_lookups → listTiciGradeLookups */
const operationName = (name: string): string =>
  `list_${name}`.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** tici_grade_lookups → tici grade */
const inWords = (name: string): string => name.replace(/_lookups$/, '').replaceAll('_', ' ');

const mapLookup = (name: MapLookupName) => ({
  ...endpoint({
    name: operationName(name),
    summary: `Options: ${inWords(name)}. Each value with its label; order, beside data, has the values in clinical order.`,
    method: 'GET',
    path: `/${name}`,
    access: 'anyone',
    query: listQuery,
    data: z.record(z.string(), z.string()),
  }),
  keys: 'as-they-are' as const,
});

const listLookup = <Item extends z.ZodType>(name: ListLookupName, item: Item) =>
  endpoint({
    name: operationName(name),
    summary: `List: ${inWords(name)}.`,
    method: 'GET',
    path: `/${name}`,
    access: 'anyone',
    query: listQuery,
    data: z.array(item),
  });

const lists = {
  country_codes_lookups: listLookup(
    'country_codes_lookups',
    z.object({ id, iso: text, phone_code: text, nice_name: text, flag: text }),
  ),
  role_lookups: listLookup('role_lookups', z.object({ id, nice_name: text })),
  user_roles_lookups: listLookup('user_roles_lookups', z.object({ id, name: text, nice_name: text })),
  /** A modifier's id is its two characters. */
  cpt_modifiers_lookups: listLookup(
    'cpt_modifiers_lookups',
    z.object({ id: text, description: text, percentage: z.number().min(0), additional_info: z.string() }),
  ),
  specialities: listLookup('specialities', z.object({ id, name: text })),
  degrees: listLookup('degrees', z.object({ id, name: text })),
} satisfies Record<ListLookupName, Endpoint>;

function byName<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made): Record<Name, Made>;
function byName(names: readonly string[], make: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}

/**
 * Every lookup. Without a search term and a limit the whole of it is answered. JSON.parse moves keys that look like numbers to the front,
 * therefore the answer of a map carries `order` beside `data`.
 */
export const lookupEndpoints = { ...byName(mapLookupNames, mapLookup), ...lists };

/** Any of them, whatever its data. */
export type LookupEndpoint = Endpoint<typeof nothing, typeof listQuery, typeof nothing>;
export type LookupQuery = z.output<typeof listQuery>;
export type LookupItem<Name extends ListLookupName> = z.output<(typeof lists)[Name]['data']>[number];
