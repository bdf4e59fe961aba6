import { changePassword } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { securityMessages } from '@casefolio/domain/messages/security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import type { ChangePasswordValues } from '../change-password-form.ts';
import { atField } from './at-field.ts';
import { devicesKey } from './use-devices.ts';

/** By the specification other refusals are told as the old password's; those that any call may get speak for themselves. */
const toldAsOldPassword: ReadonlySet<number | null> = new Set([
  outcomes.oldPasswordWrong.code,
  outcomes.forbidden.code,
  outcomes.missing.code,
  outcomes.invalidCredentials.code,
  outcomes.locked.code,
]);

function inWords(failure: unknown): unknown {
  if (failure instanceof CallFailed && toldAsOldPassword.has(failure.code)) {
    return new CallFailed({ code: failure.code, message: securityMessages.oldPasswordWrong.text });
  }
  return atField(failure, { [outcomes.passwordUnchanged.code]: 'newPassword' });
}

/** Changes the password. The server signs the other devices out, so their list is asked for again. */
export function useChangePassword(userId: number): (values: ChangePasswordValues) => Promise<unknown> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: ChangePasswordValues) =>
      call(changePassword, { params: { userId }, body }).catch((failure: unknown) => {
        throw inWords(failure);
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesKey(userId) }),
  });
  return mutateAsync;
}
