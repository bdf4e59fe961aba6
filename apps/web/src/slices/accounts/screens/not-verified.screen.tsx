import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import Button from '@mui/material/Button';
import { Navigate } from 'react-router';
import { useLogOut } from '../hooks/use-log-out.ts';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { VerificationNotice } from '../parts/verification-notice.tsx';

export function NotVerifiedScreen() {
  const user = useStoredUser();
  const { logOut, busy } = useLogOut();
  if (user === null) return <Navigate to="/signin" replace />;
  if (user.verified) return <Navigate to="/dashboard" replace />;
  return (
    <AccountCard heading={texts.verifyStep.text} width={520}>
      <VerificationNotice user={user} resendLabel={texts.resend.text} />
      <Button variant="outlined" disabled={busy} onClick={() => void logOut()} sx={{ mt: 3 }}>
        {texts.useOtherAccount.text}
      </Button>
    </AccountCard>
  );
}
