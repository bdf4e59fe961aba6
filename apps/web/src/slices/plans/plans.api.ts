export { usePaymentToken } from './hooks/use-payment-token.ts';
export { useSignUpPlan } from './hooks/use-sign-up-plan.ts';
export type { SignUpPlan } from './hooks/use-sign-up-plan.ts';
export type { Purchase, Quote } from './quote.ts';
