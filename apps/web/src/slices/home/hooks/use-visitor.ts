import { useSession } from '../../../api/session.ts';
import type { Visitor } from '../home-actions.ts';

/** Who looks at the landing page, as far as this browser knows. */
export function useVisitor(): Visitor {
  const { user } = useSession();
  if (user === null) return 'guest';
  return user.verified ? 'verified' : 'unverified';
}
