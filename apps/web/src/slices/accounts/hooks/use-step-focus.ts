import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignUpValues } from '../sign-up-form.ts';
import type { StepKey } from '../sign-up-steps.ts';

type FieldName = keyof SignUpValues;

interface StepFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Where the focus goes when the next step appears, instead of its heading. */
  readonly focusFieldNext: (name: FieldName) => void;
}

/** A new step begins at the top, at its heading, or at the field that was refused. The very first one leaves the focus where it is. */
export function useStepFocus(step: StepKey, { setFocus }: UseFormReturn<SignUpValues>): StepFocus {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const refusedField = useRef<FieldName>(null);
  const lastStep = useRef<StepKey>('details');
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (refusedField.current) setFocus(refusedField.current);
    else headingRef.current?.focus({ preventScroll: true });
    refusedField.current = null;
  }, [step, setFocus]);
  return {
    headingRef,
    focusFieldNext: (name) => {
      refusedField.current = name;
    },
  };
}
