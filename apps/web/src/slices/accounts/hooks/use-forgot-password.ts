import { forgetPassword } from '@casefolio/contract/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';

/** Has a reset code mailed. */
export function useForgotPassword() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (email: string) => call(forgetPassword, { body: { email: email.trim() } }),
  });
  return {
    sendCode: mutateAsync,
    /** Gives what went wrong, in words, or null. */
    sendAgain: (email: string) => mutateAsync(email).then(() => null, failureText),
    busy: isPending,
  };
}
