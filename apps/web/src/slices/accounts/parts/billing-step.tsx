import { accountMessages } from '@casefolio/domain/messages/accounts';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import { billingTexts as texts, planMessages } from '@casefolio/domain/messages/plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { prepareToasts, useToast } from '../../../ui/toast.tsx';
import { type Quote, usePaymentToken } from '../../plans/plans.api.ts';
import { PaymentMethods } from '../../plans/parts/payment-methods.tsx';
import { PriceSummary } from '../../plans/parts/price-summary.tsx';
import type { Payment } from '../hooks/use-register.ts';
import { ProblemLine } from './problem-line.tsx';
import { StepButtons } from './step-buttons.tsx';

interface BillingStepProps {
  readonly quote: Quote;
  readonly busy: boolean;
  readonly isSubscribed: boolean;
  readonly problem: string | null;
  readonly onPrevious: () => void;
  readonly subscribe: (payment: Payment) => Promise<void>;
}

/** The third step, with a plan that costs something. It goes on by itself once the subscription is there, so Next is disabled. */
export function BillingStep({ quote, busy, isSubscribed, problem, onPrevious, subscribe }: BillingStepProps) {
  const toast = useToast();
  const token = usePaymentToken();
  const [nonce, setNonce] = useState<string | null>(null);
  useEffect(() => void prepareToasts(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nonce === null || !token.ready) toast(planMessages.noMethod, 'error');
    else void subscribe({ paymentMethodNonce: nonce, customerId: token.ready.customerId });
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PriceSummary quote={quote} />
      {token.ready ? (
        <PaymentMethods token={token.ready.token} onNonce={setNonce} />
      ) : (
        <TokenOnItsWay problem={token.problem} onTryAgain={token.tryAgain} />
      )}
      <ProblemLine text={problem} />
      <Success text={isSubscribed ? planMessages.subscribed.text : null} />
      <SubmitButton label={texts.subscribe} busy={busy} fullWidth />
      <StepButtons {...(!busy && { onPrevious })}>
        <Button variant="contained" size="large" disabled>
          {accountMessages.next.text}
        </Button>
      </StepButtons>
    </Box>
  );
}

/** There before it speaks, like the line of problems. */
function Success({ text }: { readonly text: string | null }) {
  return (
    <Box
      component="output"
      sx={{ display: 'flex', gap: 1, mb: text === null ? 0 : 2, color: 'success.main', fontWeight: 600 }}
    >
      {text !== null && <CheckIcon />}
      {text}
    </Box>
  );
}

interface TokenOnItsWayProps {
  readonly problem: string | null;
  readonly onTryAgain: () => void;
}

function TokenOnItsWay({ problem, onTryAgain }: TokenOnItsWayProps) {
  return (
    <Box sx={{ minHeight: 140 }}>
      <ProblemLine text={problem} />
      {problem === null ? (
        <Box component="output">{texts.preparing}</Box>
      ) : (
        <Button variant="outlined" onClick={onTryAgain}>
          {fieldMessages.tryAgain.text}
        </Button>
      )}
    </Box>
  );
}
