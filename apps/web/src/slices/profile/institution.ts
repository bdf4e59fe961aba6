/** Where somebody works or studies: one of the list, or a name that is not in it. */
export type Institution = { name: string; address: string; googlePlaceId: string | null };

export const institutionNamed = (name: string): Institution => ({ name, address: '', googlePlaceId: null });

export const isInstitution = (value: unknown): value is Institution =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
