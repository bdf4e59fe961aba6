import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readSession } from '../../../api/session.ts';
import { emptySignUp } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';

/** Known to this page and to no storage. */
let kept = emptySignUp;

/** What was typed when the form was left, for another plan say. */
export const keptDetails = (): SignUpValues => kept;

/** Keeps what was typed past the form, all but the password; who has an account by then leaves nothing behind. */
export function useKeptDetails({ getValues }: UseFormReturn<SignUpValues>): void {
  useEffect(
    () => () => {
      kept = readSession().user === null ? { ...getValues(), password: '' } : emptySignUp;
    },
    [getValues],
  );
}
