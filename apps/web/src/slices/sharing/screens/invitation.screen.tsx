import { failureTexts, screenTitles, shellLabels } from '@casefolio/domain/messages/shell';
import { invitationLead, notYours, sharingLabels, sharingMessages } from '@casefolio/domain/messages/sharing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccountCard } from '../../accounts/parts/account-card.tsx';
import { useInvitation } from '../hooks/use-invitation.ts';
import type { InvitationLink } from '../hooks/use-invitation.ts';
import { useSwitchAccounts } from '../hooks/use-switch-accounts.ts';
import { SignUpDialog } from '../parts/sign-up-dialog.tsx';
import { toInvitations } from '../to-invitations.ts';

const Ways = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
);

/** Where the mailed link leads: everybody is told what it is to them, and goes on from there. */
export function InvitationScreen() {
  const { doctorId = '', code = '', key = '' } = useParams();
  const link = { doctorId, code, key };
  const opened = useInvitation(link);
  if (opened.state === 'sign-up') return <Welcome link={link} {...opened} />;
  if (opened.state === 'somebody-else') return <SomebodyElse {...opened} />;
  if (opened.state === 'void') return <Void {...opened} />;
  if (opened.state === 'unanswered') return <Unanswered {...opened} />;
  return (
    <AccountCard heading={screenTitles.invitation}>
      <Box component="output">{sharingLabels.checking}</Box>
    </AccountCard>
  );
}

interface WelcomeProps {
  readonly link: InvitationLink;
  readonly email: string;
  readonly doctorName: string;
}

function Welcome({ link, email, doctorName }: WelcomeProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <AccountCard heading={screenTitles.invitation} lead={invitationLead(doctorName, email)}>
      <Button variant="contained" size="large" onClick={() => setOpen(true)}>
        {sharingLabels.createAccount}
      </Button>
      {isOpen && <SignUpDialog {...{ link, email, doctorName }} onClose={() => setOpen(false)} />}
    </AccountCard>
  );
}

interface SomebodyElseProps {
  readonly email: string;
  readonly signedInAs: string;
  readonly isNew: boolean;
}

function SomebodyElse({ email, signedInAs, isNew }: SomebodyElseProps) {
  const { change, busy } = useSwitchAccounts(isNew);
  return (
    <AccountCard heading={sharingLabels.notYoursTitle} lead={notYours(email, signedInAs)} width={520}>
      <Ways>
        <Button variant="contained" loading={busy} onClick={() => void change()}>
          {sharingLabels.switchAccounts}
        </Button>
        <LinkButton look="outlined" {...toInvitations}>
          {sharingLabels.stay}
        </LinkButton>
      </Ways>
    </AccountCard>
  );
}

function Void({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <AccountCard heading={sharingLabels.voidTitle} lead={sharingMessages.invitationVoid.text} width={520}>
      <Ways>
        {isSignedIn ? (
          <LinkButton {...toInvitations}>{sharingLabels.toInvitations}</LinkButton>
        ) : (
          <>
            <LinkButton to="/signin">{shellLabels.signIn}</LinkButton>
            <LinkButton look="outlined" to="/">
              {failureTexts.toHome}
            </LinkButton>
          </>
        )}
      </Ways>
    </AccountCard>
  );
}

function Unanswered({ reason, tryAgain }: { readonly reason: string | null; readonly tryAgain: () => void }) {
  const heading = reason === null ? failureTexts.offlineTitle : failureTexts.unexpectedTitle;
  return (
    <AccountCard heading={heading}>
      <Box role="alert" sx={{ mb: 3 }}>
        {reason ?? failureTexts.offlineBody}
      </Box>
      <Button variant="contained" onClick={tryAgain}>
        {failureTexts.tryAgain}
      </Button>
    </AccountCard>
  );
}
