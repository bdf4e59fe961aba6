import { familyOf } from '@casefolio/domain/case-fields/speciality';
import type { Db, Queryable } from '../../db/database.ts';
import type { FileRight } from '../../ports/files/file-rights.ts';
import type { ProfileChoices } from '../lookups/profile-choices.api.ts';
import { colleagues, institutionsOf } from './institutions.store.ts';
import { personById, showsImage } from './people.store.ts';

/** What a case needs to know of people's profiles. */
export const profilesFor = (choices: ProfileChoices) => ({
  institutionsOf: async (db: Queryable, userId: number) =>
    new Set((await institutionsOf(db, userId)).map(({ id }) => id)),
  familyOf: async (db: Queryable, userId: number) => {
    const person = await personById(db, userId);
    return familyOf(choices.speciality(person?.speciality_id ?? null)?.name);
  },
  colleagueNames: async (db: Queryable, userId: number, ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, string>();
    const found = await colleagues(db, userId, { ids });
    return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  },
});

/** What somebody is called; nothing when there is nobody. */
export async function nameOf(db: Queryable, userId: number): Promise<string> {
  const person = await personById(db, userId);
  return person ? `${person.first_name} ${person.last_name}` : '';
}

/** One's own face. */
export const profileImageRight =
  (db: Db): FileRight =>
  async (key, viewerId) =>
    (await showsImage(db, viewerId, key)) ? { fileName: null } : null;
