import type { readSecondFactor as endpoint } from '@casefolio/contract/security.contract';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { confirmedFactor, recoveryCodesLeft } from './second-factors.store.ts';

/** Someone looks whether their second factor is on. */
export const readSecondFactor =
  ({ db }: AccountsTools) =>
  async (_visit: Visit, { params: { userId } }: { readonly params: z.output<typeof endpoint.params> }) => ({
    enabled: (await confirmedFactor(db, userId)) !== undefined,
    recovery_codes_left: await recoveryCodesLeft(db, userId),
  });
