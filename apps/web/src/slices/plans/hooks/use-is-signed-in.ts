import { useSession } from '../../../api/session.ts';

export const useIsSignedIn = (): boolean => useSession().user !== null;
