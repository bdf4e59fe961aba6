import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { acceptField, checkTerms } from '../terms-form.ts';
import type { TermsValues } from '../terms-form.ts';
import { ProblemLine } from './problem-line.tsx';
import { StepButtons } from './step-buttons.tsx';
import { TermsText } from './terms-text.tsx';
import { TextLink } from './text-link.tsx';

const [beforeLink] = texts.acceptPolicy.text.split(texts.privacyPolicy.text);

const acceptLabel = (
  <>
    {beforeLink}
    <TextLink to="/privacy" target="_blank" rel="noopener" title={texts.opensNewTab.text}>
      {texts.privacyPolicy.text}
    </TextLink>
  </>
);

interface TermsStepProps {
  readonly accepted: boolean;
  readonly onPrevious: (accepted: boolean) => void;
  /** Registers. Resolves also when the step is left because a field of another step was refused. */
  readonly onAccept: () => Promise<void>;
}

/** The second step: the licence, and the switch without which nobody is registered. */
export function TermsStep({ accepted, onPrevious, onAccept }: TermsStepProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<TermsValues>({
    fields: [acceptField],
    defaultValues: { accepted },
    check: checkTerms,
    send: onAccept,
  });
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <TermsText />
      <Box sx={{ my: 2 }}>
        <FieldRenderer field={acceptField} control={form.control} label={acceptLabel} />
      </Box>
      <ProblemLine text={problem} />
      <StepButtons onPrevious={() => onPrevious(form.getValues('accepted'))}>
        <SubmitButton label={texts.next.text} busy={busy} />
      </StepButtons>
    </Box>
  );
}
