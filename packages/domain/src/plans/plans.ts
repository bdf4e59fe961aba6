import type { Cents } from './money.ts';

export type Period = 'Monthly' | 'Annual';

export interface Plan {
  readonly id: number;
  readonly name: string;
  readonly monthlyCents: Cents;
  readonly casesPerMonth: number;
  readonly registries: number;
  /** Images, and RVU and reimbursement figures. */
  readonly opensImages: boolean;
  readonly opensFigures: boolean;
}

/** Numbers that the specification reads as "unlimited". */
export const unlimited = { casesPerMonth: 10_000_000, registries: 1_000_000 } as const;

const everything = { opensImages: true, opensFigures: true };

const free = {
  id: 1,
  name: 'Free',
  monthlyCents: 0,
  casesPerMonth: 10,
  registries: 0,
  opensImages: false,
  opensFigures: false,
} as const satisfies Plan;

/** Everything that is sold, from the smallest to the largest. */
export const plans: readonly Plan[] = [
  free,
  { id: 2, name: 'Moderate', monthlyCents: 999, casesPerMonth: 50, registries: 3, ...everything },
  { id: 3, name: 'Busy', monthlyCents: 1999, casesPerMonth: 200, registries: 10, ...everything },
  { id: 4, name: 'Unlimited', monthlyCents: 3999, ...unlimited, ...everything },
];

export const freePlanId = free.id;

/** An account whose plan is not sold any more has what everybody has. */
export const planById = (id: number): Plan => plans.find((plan) => plan.id === id) ?? free;

export const isMostPopular = ({ name }: Pick<Plan, 'name'>): boolean => name === 'Busy';

/** A plan at a price for a period: what a person signs up for. */
export interface Offer {
  readonly plan: Plan;
  readonly period: Period;
  readonly cents: Cents;
  /** Names the offer at the payment provider, in the path of the sign-up and in bodies; '1' is Free in either period. */
  readonly braintreePlanId: string;
}

const monthsPaid: Readonly<Record<Period, number>> = { Monthly: 1, Annual: 10 };

const idOf = (plan: Plan, period: Period): string =>
  plan.id === freePlanId ? String(freePlanId) : `${plan.name}-${period}`.toLowerCase();

export const offersOf = (period: Period): readonly Offer[] =>
  plans.map((plan) => ({
    plan,
    period,
    cents: plan.monthlyCents * monthsPaid[period],
    braintreePlanId: idOf(plan, period),
  }));

const offers = [...offersOf('Monthly'), ...offersOf('Annual')];

export const offerById = (braintreePlanId: string): Offer | undefined =>
  offers.find((offer) => offer.braintreePlanId === braintreePlanId);
