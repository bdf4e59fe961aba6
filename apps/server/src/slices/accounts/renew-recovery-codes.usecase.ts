import type { renewRecoveryCodes as endpoint } from '@casefolio/contract/security.contract';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { requireOwnPassword } from './own-password.ts';
import { newRecoveryCodes } from './second-factor-codes.ts';
import { confirmedFactor } from './second-factors.store.ts';

type Input = { readonly params: z.output<typeof endpoint.params>; readonly body: z.output<typeof endpoint.body> };

const action = 'recovery-codes.renewed';

/** Someone has used up or lost their recovery codes. */
export const renewRecoveryCodes =
  (tools: AccountsTools) =>
  async (visit: Visit, { params: { userId }, body: { password } }: Input) => {
    const question = { userId, password, action, wrong: securityMessages.passwordWrong };
    await requireOwnPassword(tools, visit, question);
    const recovery_codes = await visit.atomically(async (tx) => {
      if (!(await confirmedFactor(tx, userId))) throw new Failure('changedMeanwhile', securityMessages.secondFactorOff);
      await recordTouch(tx, visit, tools.clock.now(), { action, ownerId: userId });
      return newRecoveryCodes(tx, tools.keys, userId);
    });
    return { recovery_codes };
  };
