import { emailChangeTexts as texts, newAddress } from '@casefolio/domain/messages/profile-screen';
import { failureTexts, screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccountCard } from '../../accounts/parts/account-card.tsx';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { useEmailChange } from '../hooks/use-email-change.ts';

/** Where the link in the mail to a new address leads: from then on the address counts. */
export function EmailChangeScreen() {
  const { token = '' } = useParams();
  const outcome = useEmailChange(token);
  const user = useStoredUser();
  const onward = user ? (
    <LinkButton to="/profile">{texts.toProfile}</LinkButton>
  ) : (
    <LinkButton to="/signin">{texts.toSignIn}</LinkButton>
  );
  if (outcome.state === 'confirmed') {
    return (
      <AccountCard heading={texts.confirmed} lead={newAddress(outcome.email)}>
        {onward}
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={screenTitles.emailChange}>
      {outcome.state === 'under-way' && <Box component="output">{texts.checking}</Box>}
      <ProblemLine text={outcome.state === 'refused' ? outcome.reason : null} />
      {outcome.state === 'refused' &&
        (outcome.tryAgain ? (
          <Button variant="contained" onClick={outcome.tryAgain}>
            {failureTexts.tryAgain}
          </Button>
        ) : (
          onward
        ))}
    </AccountCard>
  );
}
