import type { Message } from '@casefolio/domain/messages/message';
import { makeStore } from './store.ts';

export type Severity = 'success' | 'error' | 'warning' | 'info';

/** What can be done about what a toast tells: taken back, say. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly severity: Severity;
  readonly forMs: number;
  readonly action: ToastAction | null;
}

const usualMs: Readonly<Record<Severity, number>> = { success: 4000, info: 5000, warning: 6000, error: 7000 };

/** What is shown now stands first; the others wait their turn. */
export function makeToastQueue() {
  const store = makeStore<readonly Toast[]>([]);
  let lastKey = 0;
  return {
    store,
    show: (message: Message, severity: Severity = 'success', action: ToastAction | null = null) => {
      const last = store.read().at(-1);
      // The same sentence twice in a row tells nothing new, unless it offers something.
      if (action === null && last?.text === message.text && last.severity === severity) return;
      lastKey += 1;
      const toast = { key: lastKey, text: message.text, severity, forMs: message.forMs ?? usualMs[severity], action };
      store.write([...store.read(), toast]);
    },
    dismiss: (key: number) => store.write(store.read().filter((toast) => toast.key !== key)),
  };
}

export const toastQueue = makeToastQueue();
