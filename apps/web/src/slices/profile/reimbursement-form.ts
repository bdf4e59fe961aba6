import type { reimbursementModels, thresholds } from '@casefolio/contract/profile.contract';
import type { Field } from '@casefolio/domain/fields/field';
import type { Message } from '@casefolio/domain/messages/message';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import { entryFieldLabels as labels } from '@casefolio/domain/messages/profile-screen';

type Model = (typeof reimbursementModels)[number];
type Threshold = (typeof thresholds)[number];

export interface Reimbursement {
  readonly practiceState: string;
  readonly reimbursementModel: Model;
  readonly threshold: Threshold | null;
  readonly amount: string;
  readonly rvusMultiplier: string;
}

export type ReimbursementValues = {
  practiceState: string;
  reimbursementModel: Model | '';
  threshold: Threshold | '';
  amount: string;
  rvusMultiplier: string;
};

export const reimbursementFields = {
  practiceState: { name: 'practiceState', label: labels.practiceState, kind: 'choice', required: true },
  reimbursementModel: { name: 'reimbursementModel', label: labels.model, kind: 'choice', required: true },
  threshold: { name: 'threshold', label: labels.threshold, kind: 'choice', required: true },
  amount: { name: 'amount', label: labels.amount, kind: 'number', required: true },
  rvusMultiplier: { name: 'rvusMultiplier', label: labels.multiplier, kind: 'number', required: true },
} as const satisfies Record<keyof ReimbursementValues, Field<keyof ReimbursementValues>>;

export const newReimbursement: ReimbursementValues = {
  practiceState: '',
  reimbursementModel: '',
  threshold: '',
  amount: '0',
  rvusMultiplier: '0',
};

export const reimbursementValues = ({ threshold, ...rest }: Reimbursement): ReimbursementValues => ({
  ...rest,
  threshold: threshold ?? '',
});

export const asksThreshold = (model: Model | ''): boolean => model === 'MIXED';
export const asksMultiplier = (model: Model | ''): boolean => model === 'MIXED' || model === 'RVUS_BASED';

function amountFault(amount: string): Message | undefined {
  if (amount.trim() === '') return texts.required;
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount.trim()) ? undefined : texts.amountWrong;
}

/** What the model does not ask for is not looked at. */
export function checkReimbursement(values: ReimbursementValues) {
  const { reimbursementModel: model } = values;
  return {
    practiceState: values.practiceState === '' ? texts.required : undefined,
    reimbursementModel: model === '' ? texts.required : undefined,
    threshold: asksThreshold(model) && values.threshold === '' ? texts.required : undefined,
    amount: asksThreshold(model) ? amountFault(values.amount) : undefined,
    rvusMultiplier: asksMultiplier(model) ? amountFault(values.rvusMultiplier) : undefined,
  };
}

/** For a checked form: what the model does not ask for goes as nothing. */
export function reimbursementBody({ reimbursementModel: model, ...values }: ReimbursementValues): Reimbursement {
  return {
    practiceState: values.practiceState,
    reimbursementModel: model === '' ? 'SALARY_BASED' : model,
    threshold: asksThreshold(model) && values.threshold !== '' ? values.threshold : null,
    amount: asksThreshold(model) ? values.amount.trim() : '0',
    rvusMultiplier: asksMultiplier(model) ? values.rvusMultiplier.trim() : '0',
  };
}
