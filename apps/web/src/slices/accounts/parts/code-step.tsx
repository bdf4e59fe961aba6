import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import { AccountCard } from './account-card.tsx';
import { CodeForm } from './code-form.tsx';
import type { CodeFormProps } from './code-form.tsx';
import { LinkAction } from './text-link.tsx';

interface CodeStepProps extends Pick<CodeFormProps, 'submitLabel' | 'send'> {
  readonly onBack: () => void;
}

/** The sheet after the password, for those who have switched the second factor on. */
export function CodeStep({ submitLabel, send, onBack }: CodeStepProps) {
  return (
    <AccountCard heading={texts.signInHeading.text} lead={texts.signInLead.text}>
      <CodeForm submitLabel={submitLabel} send={send}>
        <LinkAction type="button" onClick={onBack}>
          {texts.back.text}
        </LinkAction>
      </CodeForm>
    </AccountCard>
  );
}
