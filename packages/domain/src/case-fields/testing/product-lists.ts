import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type LookupName, type MapLookupName, mapLookupNames } from '../../lookups/catalogue.ts';

const folder = resolve(import.meta.dirname, '../../../../../apps/server/seed/lookups');

const read = (name: LookupName): unknown => JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'));

const pairs = z.array(z.tuple([z.string(), z.string()]));

const lists = new Map(
  mapLookupNames.map((name) => [name, new Set(pairs.parse(read(name)).map(([value]) => value))] as const),
);

/** The values of a list as the product ships it. */
export const choicesOf = (name: MapLookupName): ReadonlySet<string> => lists.get(name) ?? new Set();

/** The same, in clinical order. */
export const valuesOf = (name: MapLookupName): readonly string[] => [...choicesOf(name)];

/** Every speciality that a person can have. */
export const specialityNames = (): string[] =>
  z
    .array(z.object({ name: z.string() }))
    .parse(read('specialities'))
    .map(({ name }) => name);
