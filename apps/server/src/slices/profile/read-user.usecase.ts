import type { Visit } from '../../http/visit.ts';
import type { ProfileTools } from './profile-tools.ts';
import { readWholeUser } from './whole-user.ts';

/** Someone looks at their own account and profile. */
export const readUser =
  (tools: ProfileTools) =>
  (_visit: Visit, { params }: { readonly params: { readonly userId: number } }) =>
    readWholeUser(tools.db, tools, params.userId);
