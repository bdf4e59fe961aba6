import { type Coupon, sameCode, wholePrice } from '@casefolio/domain/plans/coupon';
import type { PlansTools } from './plans-tools.ts';

/** What a promotional code is worth; null when it is worth nothing. For now there is one: the operator's free code. */
export const couponFor = ({ freeCode }: Pick<PlansTools, 'freeCode'>, code: string): Coupon | null =>
  freeCode !== '' && sameCode(code, freeCode) ? wholePrice : null;
