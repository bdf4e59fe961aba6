import { familyOf } from '@casefolio/domain/case-fields/speciality';
import type { Db, Queryable } from '../../db/database.ts';
import type { FileRight } from '../../ports/files/file-rights.ts';
import type { ProfileChoices } from '../lookups/profile-choices.api.ts';
import { colleagues, institutionsOf } from './institutions.store.ts';
import { personById, showsImage } from './people.store.ts';
import { reportName } from './reports.store.ts';

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

/** One's own face, and one's own exported files. */
export const profileFileRight =
  (db: Db): FileRight =>
  async (key, viewerId) => {
    if (await showsImage(db, viewerId, key)) return { fileName: null };
    const fileName = await reportName(db, viewerId, key);
    return fileName === undefined ? null : { fileName };
  };
