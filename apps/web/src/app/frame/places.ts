import type { StoredUser } from '../../api/stored-user.ts';
import type { Destination } from '../navigation.ts';

/** Where a signed-in user can go, as the rail and the drawer show it. */
export interface Places {
  readonly user: StoredUser;
  readonly main: readonly Destination[];
  readonly profile: readonly Destination[];
}
