import { randomBytes } from 'node:crypto';
import type { beginSecondFactor as endpoint } from '@casefolio/contract/security.contract';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { shownSecret } from './authenticator.ts';
import { requireOwnPassword } from './own-password.ts';
import { beginFactor } from './second-factors.store.ts';

type Input = { readonly params: z.output<typeof endpoint.params>; readonly body: z.output<typeof endpoint.body> };

const secretBytes = 20;
const action = 'second-factor.begun';

/** Someone wants a second factor: they get a secret for their app, which counts once they have typed a code made from it. */
export const beginSecondFactor =
  (tools: AccountsTools) =>
  async (visit: Visit, { params: { userId }, body: { password } }: Input) => {
    const question = { userId, password, action, wrong: securityMessages.passwordWrong };
    const { email } = await requireOwnPassword(tools, visit, question);
    const secret = randomBytes(secretBytes);
    const now = tools.clock.now();
    await visit.atomically(async (tx) => {
      const factor = { user_id: userId, sealed_secret: tools.keys.seal(userId, secret), begun_at: now };
      if (!(await beginFactor(tx, factor))) throw new Failure('changedMeanwhile', securityMessages.secondFactorOn);
      await recordTouch(tx, visit, now, { action, ownerId: userId });
    });
    return shownSecret(secret, email);
  };
