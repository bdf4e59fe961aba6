import { Suspense } from 'react';
import { loadAhead } from './load-ahead.tsx';
import { useStore } from './store.ts';
import { toastQueue } from './toast-queue.ts';

const { Part: ToastBar, prepare } = loadAhead(async () => (await import('./toast-bar.tsx')).ToastBar);

/** Fetches the bar ahead of the first toast, which may have to tell that there is no network. */
export const prepareToasts = prepare;

/** Tells the user something for a moment: `toast(accountMessages.resent)`, `toast(message, 'error')`. */
export function useToast() {
  return toastQueue.show;
}

/** Stands once, at the root. The bar itself is loaded with the first toast. */
export function Toasts() {
  const [current] = useStore(toastQueue.store);
  if (!current) return null;
  return (
    <Suspense>
      <ToastBar key={current.key} toast={current} onClose={() => toastQueue.dismiss(current.key)} />
    </Suspense>
  );
}
