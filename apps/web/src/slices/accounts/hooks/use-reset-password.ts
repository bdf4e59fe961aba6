import { resetPassword } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ResetValues } from '../reset-form.ts';
import { refuseAt } from './at-field.ts';

/** Sets a new password with the mailed code; a wrong code is that field's matter. */
export function useResetPassword(email: string): (values: ResetValues) => Promise<unknown> {
  const { mutateAsync } = useMutation({
    mutationFn: (values: ResetValues) =>
      call(resetPassword, { body: { email, ...values } }).catch(
        refuseAt({ [outcomes.resetCodeVoid.code]: 'verificationCode' }),
      ),
  });
  return mutateAsync;
}
