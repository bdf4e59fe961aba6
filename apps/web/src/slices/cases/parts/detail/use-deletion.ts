import {
  caseDetailMessages as messages,
  caseDetailTexts,
  deleteCaseQuestion,
} from '@casefolio/domain/messages/case-detail';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { type CaseLog, listPath } from '../../case-log.ts';
import { useCaseRemoval } from '../../hooks/use-case-changes.ts';

/** Deletes a case after a question, leads to the list, and offers to take it back. */
export function useDeletion(log: CaseLog, caseId: number): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const { remove, restore, forget } = useCaseRemoval(log.ownerId, caseId);

  const takeBack = async (): Promise<void> => {
    const failure = await restore();
    if (failure === null) toast(messages.restored);
    else toast({ text: failure }, 'error');
  };

  return async () => {
    if (!(await confirm({ ...deleteCaseQuestion, tone: 'danger' }))) return;
    const failure = await remove();
    if (failure !== null) return toast({ text: failure }, 'error');
    await navigate(listPath(log), { replace: true });
    forget();
    toast(messages.deleted, 'success', { label: caseDetailTexts.undo, act: () => void takeBack() });
  };
}
