import { type Away, loadBehind } from './load-ahead.tsx';
import { useStore } from './store.ts';
import { type Toast, toastQueue } from './toast-queue.ts';

interface BarProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** The bare sentence, until it is pressed, where the bar's own code did not come: there may be no network, and that is what is to be told. */
const BareBar = ({ toast, onClose, isMissing }: BarProps & Away) =>
  isMissing && (
    <div role="alert" className="bare-toast">
      <button type="button" onClick={onClose}>
        {toast.text}
      </button>
    </div>
  );

const { Part: ToastBar, prepare } = loadBehind<BarProps>(
  async () => (await import('./toast-bar.tsx')).ToastBar,
  BareBar,
);

/** Fetches the bar ahead of the first toast, which may have to tell that there is no network. */
export const prepareToasts = prepare;

/** Tells the user something for a moment: `toast(accountMessages.resent)`, `toast(message, 'error')`. */
export function useToast() {
  return toastQueue.show;
}

/** Stands once, at the root. The bar itself is loaded with the first toast. */
export function Toasts() {
  const [current] = useStore(toastQueue.store);
  return current && <ToastBar key={current.key} toast={current} onClose={() => toastQueue.dismiss(current.key)} />;
}
