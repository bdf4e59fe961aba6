import { billingTexts as texts } from '@casefolio/domain/messages/plans';
import { sandboxTokenStart } from '@casefolio/domain/plans/sandbox';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RadioChoice } from './radio-choice.tsx';
import { SandboxCard, SandboxNote, SandboxPayPal } from './sandbox-payment.tsx';

type Method = 'card' | 'payPal';

const methods = [
  { value: 'card', label: texts.card },
  { value: 'payPal', label: texts.payPal },
] as const;

interface PaymentMethodsProps {
  readonly token: string;
  /** A nonce stands for a method of payment that is ready; null while there is none. */
  readonly onNonce: (nonce: string | null) => void;
}

/** Card or PayPal, in the form of the provider that the token comes from. */
export function PaymentMethods({ token, onNonce }: PaymentMethodsProps) {
  const [method, setMethod] = useState<Method | null>(null);
  if (!token.startsWith(sandboxTokenStart)) return <p role="alert">{texts.notOffered}</p>;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <RadioChoice
        look="rows"
        legend={texts.chooseMethod}
        name="method"
        options={methods}
        value={method}
        onChange={(chosen) => {
          setMethod(chosen);
          onNonce(null);
        }}
      />
      {method !== null && <SandboxNote />}
      {method === 'card' && <SandboxCard onNonce={onNonce} />}
      {method === 'payPal' && <SandboxPayPal onNonce={onNonce} />}
    </Box>
  );
}
