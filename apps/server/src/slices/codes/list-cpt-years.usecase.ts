import { cptYears } from './codes.store.ts';
import type { CodesTools } from './codes-tools.ts';

/** For which years are work values known? */
export const listCptYears =
  ({ db }: CodesTools) =>
  () =>
    cptYears(db);
