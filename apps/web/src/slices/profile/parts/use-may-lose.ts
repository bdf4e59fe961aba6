import { closingTexts } from '@casefolio/domain/messages/profile-screen';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { useConfirm } from '../../../ui/confirm.tsx';

type Question = typeof closingTexts.closeWindow | typeof closingTexts.exitScreen;

/** Asks, in the dialog's own words, whether unsaved information may be lost. */
export function useMayLose(title: Question): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      title,
      body: closingTexts.lost,
      confirm: shellLabels.close,
      cancel: closingTexts.stay,
      tone: 'danger',
    });
}
