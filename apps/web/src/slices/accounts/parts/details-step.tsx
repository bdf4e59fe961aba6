import { accountMessages } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { CouponHint } from '../../plans/parts/coupon-hint.tsx';
import { PlanLine } from '../../plans/parts/plan-line.tsx';
import type { SignUpPlan } from '../../plans/plans.api.ts';
import { firstError, personFields, promotionField } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { PasswordStrength } from './password-strength.tsx';
import { ProblemLine } from './problem-line.tsx';
import { RoleField } from './role-field.tsx';
import { TextLink } from './text-link.tsx';

interface DetailsStepProps {
  readonly control: Control<SignUpValues>;
  readonly plan: SignUpPlan;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Asked as soon as the field is left. Without an answer nothing is said yet, for going on asks again. */
function PromotionField({ control, plan }: Pick<DetailsStepProps, 'control' | 'plan'>) {
  const code = useWatch({ control, name: 'promotionCode' });
  const hint = <CouponHint quote={plan.isPricedWith(code) ? plan.quote : null} />;
  return (
    <div onBlur={() => void plan.askPrice(code).catch(() => undefined)}>
      <FieldRenderer field={promotionField} control={control} aside={hint} />
    </div>
  );
}

/** The first step: who signs up. The first fault is said above the button, and each one at its field. */
export function DetailsStep({ control, plan, busy, problem, onSubmit }: DetailsStepProps) {
  const { errors, submitCount } = useFormState({ control });
  const fault = submitCount > 0 ? firstError(errors) : null;
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <PlanLine {...plan.chosen} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {personFields.map((field) => (
          <Box key={field.name} sx={{ gridColumn: { sm: field.name.endsWith('Name') ? 'auto' : '1 / -1' } }}>
            {field.name === 'userRoleId' ? (
              <RoleField field={field} control={control} />
            ) : (
              <FieldRenderer
                field={field}
                control={control}
                {...(field.name === 'password' && { aside: <PasswordStrength control={control} name="password" /> })}
              />
            )}
          </Box>
        ))}
      </Box>
      <PromotionField control={control} plan={plan} />
      <ProblemLine text={problem ?? fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
          {accountMessages.haveAccount.text} <TextLink to="/signin">{shellLabels.signIn}</TextLink>
        </Box>
        <SubmitButton label={accountMessages.next.text} busy={busy} />
      </Box>
    </Box>
  );
}
