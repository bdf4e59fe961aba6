import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { SignInValues } from '../sign-in-form.ts';
import { ProblemLine } from './problem-line.tsx';

interface SignInProblemProps {
  readonly control: Control<SignInValues>;
  readonly text: string | null;
}

/** A refusal speaks of what was sent: as soon as something else stands in the fields it is silent. */
export function SignInProblem({ control, text }: SignInProblemProps) {
  const typed = useWatch({ control, name: ['username', 'password'] }).join('\n');
  const [refused, setRefused] = useState({ text, typed });
  if (refused.text !== text) setRefused({ text, typed });
  return <ProblemLine text={refused.typed === typed ? text : null} />;
}
