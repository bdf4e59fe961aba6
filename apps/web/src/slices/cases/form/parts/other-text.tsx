import { otherOf } from '@casefolio/domain/messages/case-form';
import { caseFieldMessages } from '@casefolio/domain/messages/case-fields';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';

const Input = styled('input')({ ...inputLook, marginTop: 8 });

interface OtherTextProps {
  readonly label: string;
  readonly written: string;
  readonly onWrite: (text: string) => void;
}

/** What is meant by 'Other'. The typed text is kept here as it is: the answer itself ends in no space. */
export function OtherText({ label, written, onWrite }: OtherTextProps) {
  const [typed, setTyped] = useState(written);
  return (
    <Input
      aria-label={otherOf(label)}
      placeholder={caseFieldMessages.otherSpecify.text}
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onWrite(event.target.value);
      }}
    />
  );
}
