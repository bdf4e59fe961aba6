import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { failureTexts } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useToast } from '../../../ui/toast.tsx';
import { useVerifyEmail } from '../hooks/use-verify-email.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { ProblemLine } from '../parts/problem-line.tsx';
import { signInNote } from '../sign-in-note.ts';

/** Where the mailed link leads: it is redeemed, and the user goes on from there. */
export function VerifyEmailScreen() {
  const { token = '' } = useParams();
  const outcome = useVerifyEmail(token);
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (outcome.state === 'own-dashboard') {
      void navigate('/dashboard', { replace: true });
    } else if (outcome.state === 'verified-before') {
      toast(texts.alreadyVerified, 'info');
      void navigate('/dashboard', { replace: true });
    } else if (outcome.state === 'sign-in') {
      void navigate('/signin', { replace: true, state: signInNote('verified') });
    } else if (outcome.state === 'refused') {
      toast({ ...texts.verificationVoid, text: outcome.reason }, 'error');
      void navigate('/signin', { replace: true });
    }
    // The outcome is a new object each time; what it says changes once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome.state]);
  const isUnanswered = outcome.state === 'unanswered';
  return (
    <AccountCard heading={texts.verifyStep.text}>
      <ProblemLine text={isUnanswered ? outcome.reason : null} />
      {isUnanswered ? (
        <Button variant="contained" onClick={outcome.tryAgain}>
          {failureTexts.tryAgain}
        </Button>
      ) : (
        <Box component="output">{texts.verifying.text}</Box>
      )}
    </AccountCard>
  );
}
