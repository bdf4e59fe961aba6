import type { Visit } from '../../http/visit.ts';
import { colleagues, institutionsOf } from './institutions.store.ts';
import { hospitalsNamed } from './hospitals.store.ts';
import type { ProfileTools } from './profile-tools.ts';

const fewestLetters = 3;

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Institutions that are called so: the own directory first, then the map, each once. */
export const findPlaces =
  ({ db, places }: ProfileTools) =>
  async (
    _visit: Visit,
    { query: { search_term, limit } }: { readonly query: { search_term: string; limit: number } },
  ) => {
    const words = wordsIn(search_term);
    if (words.length === 0) return [];
    const own = await hospitalsNamed(db, words, limit);
    const onMap = places && own.length < limit ? await places.find(search_term, limit - own.length) : [];
    const known = new Set(own.map(({ name }) => name.toLowerCase()));
    return [...own, ...onMap.filter(({ name }) => !known.has(name.toLowerCase()))].map(
      ({ name, address, googlePlaceId }) => ({ name, address, google_place_id: googlePlaceId }),
    );
  };

/** Colleagues by name: only people of the caller's own institutions, and of them only names and places. */
export const findColleagues =
  ({ db }: ProfileTools) =>
  async ({ session }: Visit, { query: { keyword } }: { readonly query: { readonly keyword: string } }) => {
    if (!session || keyword.length < fewestLetters) return { users: [], count: 0 };
    const found = await colleagues(db, session.userId, { words: wordsIn(keyword) });
    const people = Map.groupBy(found, ({ id }) => id);
    const users = [...people].map(([id, rows]) => ({
      id,
      first_name: rows[0]?.firstName ?? '',
      last_name: rows[0]?.lastName ?? '',
      current_positions: rows.map(({ hospital }) => ({ hospital: { label: hospital } })),
    }));
    return { users, count: users.length };
  };

export const listCurrentHospitals =
  ({ db }: ProfileTools) =>
  async (_visit: Visit, { params: { userId } }: { readonly params: { readonly userId: number } }) =>
    (await institutionsOf(db, userId)).map(({ id, name, address }) => ({ id, name, address, label: name }));
