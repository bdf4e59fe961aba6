import { type Ahead, onIntent } from '../on-intent.ts';

/** The screens' code, never a case: who reads one is recorded, and passing over a card is not reading it. */
export const ahead: Ahead = {
  ofCase: onIntent(() => import('./case.screen.tsx')),
  ofForm: onIntent(() => import('../form/screens/case-form.screen.tsx')),
};
