import { partNotLoaded, shellLabels } from '@casefolio/domain/messages/shell';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { toastQueue } from './toast-queue.ts';

/** What stands in for a part learns: its code is on the way, or it did not come and can be asked for again. */
export interface Away {
  readonly isMissing: boolean;
  readonly tryAgain: () => void;
}

interface LoadedAhead<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches the code ahead of its use. What does not come then is asked for again when it is needed. */
  readonly prepare: () => Promise<unknown>;
  readonly isHere: () => boolean;
}

/**
 * A part whose code comes with its first use, or ahead of it by `prepare`, and another in its place until then. Not React's own `lazy`: that
 * keeps a failure for good and takes the whole screen down with it, and shows nothing for a moment even when the code is there.
 */
export function loadBehind<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  InPlace: ComponentType<Props & Away>,
): LoadedAhead<Props> {
  let here: ComponentType<Props> | null = null;
  const fetchOnce = async () => (here ??= await load());
  const Part = (props: Props) => {
    // Null while it is on the way, undefined when it did not come.
    const [Drawn, draw] = useState<ComponentType<Props> | null | undefined>(() => here);
    useEffect(() => {
      if (Drawn === null)
        fetchOnce().then(
          (Come) => draw(() => Come),
          () => draw(undefined),
        );
    }, [Drawn]);
    if (Drawn) return <Drawn {...props} />;
    return <InPlace {...props} isMissing={Drawn === undefined} tryAgain={() => draw(null)} />;
  };
  return { Part, prepare: () => fetchOnce().catch(() => null), isHere: () => here !== null };
}

interface Closable {
  readonly onClose: () => void;
}

const showModal = (dialog: HTMLDialogElement) => {
  // After the press: an Escape that asks whether to leave would cancel its own question.
  const timer = setTimeout(() => dialog.showModal());
  return () => {
    clearTimeout(timer);
    // Not only taken away: the focus goes back to what was pressed, and from there into the part.
    dialog.close();
  };
};

/** Shows at once that something is coming; if it does not come, says so and leaves the screen as it was. */
function Opening({ isMissing, onClose }: Closable & Away) {
  useEffect(() => {
    if (!isMissing) return;
    toastQueue.show(partNotLoaded, 'error');
    onClose();
  }, [isMissing, onClose]);
  return <dialog ref={showModal} className="coming" aria-label={shellLabels.loading} onCancel={onClose} />;
}

/** A dialog, a menu or another part that a press opens and `onClose` closes; it is also closed when its code does not come. */
export function loadAhead<Props extends Closable>(load: () => Promise<ComponentType<Props>>): LoadedAhead<Props> {
  return loadBehind(load, Opening);
}
