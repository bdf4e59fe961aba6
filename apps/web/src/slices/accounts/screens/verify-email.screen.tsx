import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useToast } from '../../../ui/toast.tsx';
import { verifiedNote } from '../after-verification.ts';
import { useVerifyEmail } from '../hooks/use-verify-email.ts';
import { AccountCard } from '../parts/account-card.tsx';

/** Where the mailed link leads: it is redeemed, and the user goes on from there. */
export function VerifyEmailScreen() {
  const { token = '' } = useParams();
  const outcome = useVerifyEmail(token);
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (outcome.state === 'own-dashboard') {
      toast(texts.verified);
      void navigate('/dashboard', { replace: true });
    } else if (outcome.state === 'sign-in') {
      void navigate('/signin', { replace: true, state: verifiedNote });
    } else if (outcome.state === 'refused') {
      toast({ ...texts.verificationVoid, text: outcome.reason }, 'error');
      void navigate('/signin', { replace: true });
    }
    // The outcome is a new object each time; what it says changes once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome.state]);
  return (
    <AccountCard heading={texts.verifyStep.text}>
      <Box component="output">{texts.verifying.text}</Box>
    </AccountCard>
  );
}
