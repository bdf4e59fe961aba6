import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import type { Control } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { acceptField } from '../terms-form.ts';
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
  readonly control: Control<TermsValues>;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onPrevious: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The second step: the licence, and the switch without which nobody is registered. */
export function TermsStep({ control, busy, problem, onPrevious, onSubmit }: TermsStepProps) {
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <TermsText />
      <Box sx={{ my: 2 }}>
        <FieldRenderer field={acceptField} control={control} label={acceptLabel} />
      </Box>
      <ProblemLine text={problem} />
      <StepButtons onPrevious={onPrevious}>
        <SubmitButton label={texts.next.text} busy={busy} />
      </StepButtons>
    </Box>
  );
}
