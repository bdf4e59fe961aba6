import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import { postgresLimiter } from '../ports/limits/limits.store.ts';
import type { Payments } from '../ports/payments/payments.port.ts';
import { sandboxPayments } from '../ports/payments/sandbox.payments.ts';
import { callerOf, notTooOften } from '../slices/accounts/accounts.api.ts';
import type { PlansTools } from '../slices/plans/plans-tools.ts';
import { StartFailure } from '../start-failure.ts';

/** Nobody who has set up a merchant account may find out later that nothing was ever charged. */
export function paymentsOf(config: Config): Payments {
  if (config.BRAINTREE_MERCHANT_ID)
    throw new StartFailure('The BRAINTREE_ variables must not be set yet: this release has the sandbox alone.');
  return sandboxPayments();
}

export interface PlansParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly payments: Payments;
}

export function plansToolsOf({ config, clock, db, payments }: PlansParts): PlansTools {
  const limiter = postgresLimiter(db, clock);
  return {
    db,
    clock,
    payments,
    freeCode: config.FREE_PROMOTION_CODE,
    notTooOften: (limit, caller) => notTooOften(limiter, limit, callerOf(caller)),
  };
}
