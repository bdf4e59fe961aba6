import { lazy, Suspense } from 'react';
import { useStore } from './store.ts';
import { toastQueue } from './toast-queue.ts';

const ToastBar = lazy(async () => ({ default: (await import('./toast-bar.tsx')).ToastBar }));

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
