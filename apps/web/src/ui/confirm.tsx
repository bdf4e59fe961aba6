import { loadAhead } from './load-ahead.tsx';
import { type AskedQuestion, questionQueue } from './question-queue.ts';
import { useStore } from './store.ts';

interface AskedProps {
  readonly question: AskedQuestion;
  /** Without its dialog a question is answered with no. */
  readonly onClose: () => void;
}

const { Part: ConfirmDialog, prepare } = loadAhead<AskedProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
);

/** Fetches the dialog ahead of the first question, which may have to be put without a network. */
export const prepareQuestions = prepare;

/** Asks before something that cannot be taken back: `if (await confirm({ title, confirm, cancel })) …`. */
export function useConfirm() {
  return questionQueue.ask;
}

/** Stands once, at the root. The dialog itself is loaded with the first question. */
export function Questions() {
  const [current] = useStore(questionQueue.store);
  return current && <ConfirmDialog key={current.key} question={current} onClose={() => current.answer(false)} />;
}
