import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import Button from '@mui/material/Button';
import { Navigate } from 'react-router';
import { useToast } from '../../../ui/toast.tsx';
import { useLogOut } from '../hooks/use-log-out.ts';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { VerificationNotice } from '../parts/verification-notice.tsx';

export function NotVerifiedScreen() {
  const user = useStoredUser();
  const { endSession, leave, busy } = useLogOut();
  const toast = useToast();
  if (user === null) return <Navigate to="/signin" replace />;
  if (user.verified) return <Navigate to="/dashboard" replace />;

  async function changeAccount(): Promise<void> {
    const isHeard = await endSession();
    await leave('/signin');
    if (!isHeard) toast(texts.logOutUnheard, 'error');
  }

  return (
    <AccountCard heading={texts.verifyStep.text} width={520}>
      <VerificationNotice user={user} resendLabel={texts.resend.text} />
      <Button variant="outlined" loading={busy} onClick={() => void changeAccount()} sx={{ mt: 3 }}>
        {texts.useOtherAccount.text}
      </Button>
    </AccountCard>
  );
}
