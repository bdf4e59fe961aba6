import type { readUser as endpoint } from '@casefolio/contract/accounts.contract';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { accountById } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { userView } from './user-view.ts';

/** Someone looks at their own account. */
export const readUser =
  ({ db, roles }: AccountsTools) =>
  async (_visit: Visit, { params }: { readonly params: z.output<typeof endpoint.params> }) => {
    const account = await accountById(db, params.userId);
    if (!account) throw missing();
    return userView(account, roles);
  };
