import { checkEmail } from '@casefolio/contract/accounts.contract';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';

/** Asks whether an address is free, and fails at the e-mail field when it is not. */
export function useEmailCheck(): (email: string) => Promise<void> {
  const { mutateAsync } = useMutation({
    mutationFn: async (email: string) => {
      const { available } = await call(checkEmail, { query: { email: email.trim() } });
      if (available === 1) return;
      const message = accountMessages.emailTaken.text;
      throw new CallFailed({ code: null, message, fieldErrors: { email: message } });
    },
  });
  return mutateAsync;
}
