import { accountMessages } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { useLogOut } from '../../slices/accounts/hooks/use-log-out.ts';
import { useConfirm } from '../../ui/confirm.tsx';

const question = {
  title: accountMessages.logOutQuestion.text,
  confirm: shellLabels.yes,
  cancel: shellLabels.no,
};

export function useAskLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const { logOut } = useLogOut();
  return async () => {
    if (await confirm(question)) await logOut();
  };
}
