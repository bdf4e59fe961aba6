import { makeStore } from './store.ts';

export interface Question {
  readonly title: string;
  readonly body?: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly tone?: 'danger' | 'plain';
  /** Done after a yes while the dialog still stands and shows that it is under way. It must not fail. */
  readonly beforeClosing?: () => Promise<void>;
}

export interface AskedQuestion extends Question {
  readonly key: number;
  readonly answer: (confirmed: boolean) => void;
}

/** Questions are put one after the other; each promise is kept exactly once. */
export function makeQuestionQueue() {
  const store = makeStore<readonly AskedQuestion[]>([]);
  let lastKey = 0;
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      lastKey += 1;
      const key = lastKey;
      const answer = (confirmed: boolean) => {
        store.write(store.read().filter((asked) => asked.key !== key));
        resolve(confirmed);
      };
      store.write([...store.read(), { ...question, key, answer }]);
    });
  return { store, ask };
}

export const questionQueue = makeQuestionQueue();
