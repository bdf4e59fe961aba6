import { verificationResend } from '@casefolio/contract/accounts.contract';
import type { Message } from '@casefolio/domain/messages/message';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';

export interface Resent {
  readonly message: Message;
  readonly severity: 'success' | 'error';
}

/** Asks for the verification mail again and gives what to say about it. */
export function useResend(userId: number): { readonly resend: () => Promise<Resent>; readonly busy: boolean } {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(verificationResend, { params: { userId }, query: { registeredFrom: 'WEB' } }),
  });
  const resend = () =>
    mutateAsync().then(
      (): Resent => ({ message: accountMessages.resent, severity: 'success' }),
      (failure: unknown): Resent => ({ message: { text: failureText(failure) }, severity: 'error' }),
    );
  return { resend, busy: isPending };
}
