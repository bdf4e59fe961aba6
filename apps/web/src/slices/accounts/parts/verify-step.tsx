import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StepButtons } from './step-buttons.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import type { Unverified } from './verification-notice.tsx';

/** The last step: the account is there and waits for its link to be opened. There is no way back. */
export function VerifyStep({ user }: { readonly user: Unverified }) {
  return (
    <>
      <VerificationNotice user={user} resendLabel={texts.resendFromStepper.text} />
      <StepButtons>
        <LinkButton to="/" size="large">
          {texts.finish.text}
        </LinkButton>
      </StepButtons>
    </>
  );
}
