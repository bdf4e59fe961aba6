import { lazy, Suspense } from 'react';
import { questionQueue } from './question-queue.ts';
import { useStore } from './store.ts';

const load = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** Fetches the dialog ahead of the first question, which may have to be put without a network. */
export const prepareQuestions = () => load();

/** Asks before something that cannot be taken back: `if (await confirm({ title, confirm, cancel })) …`. */
export function useConfirm() {
  return questionQueue.ask;
}

/** Stands once, at the root. The dialog itself is loaded with the first question. */
export function Questions() {
  const [current] = useStore(questionQueue.store);
  if (!current) return null;
  return (
    <Suspense>
      <ConfirmDialog key={current.key} question={current} />
    </Suspense>
  );
}
