import { accountMessages } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { useLogOut } from '../../slices/accounts/hooks/use-log-out.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';

const question = {
  title: accountMessages.logOutQuestion.text,
  confirm: shellLabels.yes,
  cancel: shellLabels.no,
};

export function useAskLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const { endSession, leave } = useLogOut();
  return async () => {
    let isHeard = true;
    const beforeClosing = async (): Promise<void> => {
      isHeard = await endSession();
    };
    if (!(await confirm({ ...question, beforeClosing }))) return;
    await leave('/');
    if (!isHeard) toast(accountMessages.logOutUnheard, 'error');
  };
}
