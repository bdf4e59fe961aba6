import { useSession } from '../../../api/session.ts';

/** Who is signed in, as far as this browser knows. */
export const useStoredUser = () => useSession().user;
