import { dollarsOf } from '../plans/money.ts';
import { type Offer, type Period, type Plan, unlimited } from '../plans/plans.ts';
import type { Message } from './message.ts';

/** Plans, prices and payment. Texts of the specification are kept to the letter. */
export const planMessages = {
  planUnknown: { text: 'This plan does not exist. Please choose one on the page Plan & Pricing.' },
  couponInvalid: { text: 'This promotional code is not valid' },
  customerTaken: { text: 'This payment has been used already. Please choose your method of payment again.' },
  noMethod: { text: 'No payment method is available.', forMs: 2000 },
  nonceInvalid: { text: 'Payment method nonce is invalid' },
  declined: { text: 'Your payment was declined and nothing was charged. Please try another card or PayPal.' },
  subscribed: { text: 'Subscribed successfully', forMs: 1000 },
} as const satisfies Record<string, Message>;

/** The page Plans & Pricing. */
export const planTexts = {
  trail: 'Breadcrumb',
  heading: 'Choose the right plan for you',
  lead: 'Start free, and change your plan when your log grows.',
  period: 'Billing period',
  audience: 'Who it is for',
  individual: 'Individual',
  business: 'Business/Institution',
  mostPopular: 'Most popular',
  yearlySaving: 'A year costs as much as ten months.',
  howCounted: 'Cases are counted by the month; registries are those that you own.',
  startFree: 'Start free',
  ownPlan: 'Current plan details',
} as const;

/** What an institution is told beside the demo request. */
export const institutionTexts = {
  heading: 'For departments and institutions',
  lead: 'One agreement for your surgeons, fellows and residents. Tell us about your team and we show you the product on cases like yours.',
  getsHeading: 'What your institution gets',
  gets: [
    'Everything of the Unlimited plan for every member of the team',
    'Registries that several surgeons fill together, with fields of your own',
    'Existing logs brought in from Excel or CSV',
    'An audit trail of who saw, changed, exported or shared what',
    'Your own server if you prefer: your PostgreSQL, your storage, your mail',
  ],
} as const;

const periodNames: Readonly<Record<Period, { readonly label: string; readonly per: string; readonly billed: string }>> =
  {
    Monthly: { label: 'Monthly', per: 'per month', billed: 'Quoted for your team, billed every month.' },
    Annual: { label: 'Yearly', per: 'per year', billed: 'Quoted for your team, billed once a year.' },
  };

export const periodLabel = (period: Period): string => periodNames[period].label;
export const perPeriod = (period: Period): string => periodNames[period].per;
export const institutionBilling = (period: Period): string => periodNames[period].billed;

export const choosePlan = ({ name }: Pick<Plan, 'name'>): string => `Choose ${name}`;

/** '$19.99' */
export const price = (cents: number): string => `$${dollarsOf(cents)}`;

/** '$19.99 per month' */
export const pricePer = (cents: number, period: Period): string => `${price(cents)} ${perPeriod(period)}`;

export function casesText(limit: number): string {
  if (limit === 0) return 'No cases';
  return limit === unlimited.casesPerMonth ? 'Unlimited cases per month' : `Up to ${limit} cases`;
}

export function registriesText(limit: number): string {
  if (limit === 0) return 'No registries';
  return limit === unlimited.registries ? 'Unlimited registry per month' : `Up to ${limit} registries`;
}

export interface PlanFeature {
  readonly text: string;
  readonly included: boolean;
}

/** What a plan's card lists. */
export const planFeatures = ({ plan }: Pick<Offer, 'plan'>): readonly PlanFeature[] => [
  { text: casesText(plan.casesPerMonth), included: plan.casesPerMonth > 0 },
  { text: registriesText(plan.registries), included: plan.registries > 0 },
  { text: plan.opensImages ? 'Unlimited images' : 'No images', included: plan.opensImages },
  { text: plan.opensFigures ? 'RVU estimation' : 'No RVU estimation', included: plan.opensFigures },
];

/** The sign-up's billing step. */
export const billingTexts = {
  plan: 'Plan',
  cost: 'Cost',
  changePlan: 'Change plan',
  chooseMethod: 'Choose your method of payment',
  card: 'Card',
  payPal: 'PayPal',
  subscribe: 'Subscribe',
  preparing: 'Preparing the payment…',
  planNotLoaded: 'The plan could not be loaded.',
  signUpFree: 'Sign up for the Free plan',
  seePlans: 'See all plans',
  unknownTitle: 'This plan does not exist',
  unknownBody: 'It may have been replaced by another one. Nothing was charged.',
  notOffered: 'Payment is not available at the moment. You can sign up for the Free plan and change it later.',
  couponUnchanged: 'This promotional code is not valid. The price stays as it is.',
} as const;

/** '$0.00 instead of $19.99' */
export const reducedPrice = (now: number, before: number): string => `${price(now)} instead of ${price(before)}`;

/** The trial of payment, where no provider is configured. */
export const sandboxTexts = {
  title: 'This is a trial of payment.',
  body: 'No real card is asked for and no money moves.',
  cards: 'Test card',
  goodCard: 'Visa ending in 1111, is accepted',
  declinedCard: 'Visa ending in 2000, is declined by the bank',
  invalidCard: 'Visa ending in 0069, is not valid any more',
  payPal: 'Agree in PayPal (trial)',
  payPalAgreed: 'PayPal account surgeon@example.com is chosen.',
} as const;
