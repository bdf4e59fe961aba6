import { outcomes } from '@casefolio/contract/envelope';
import { changeUser } from '@casefolio/contract/profile.contract';
import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { personalBody, type PersonalValues } from '../personal-form.ts';
import { useProfileRefresh } from './use-profile.ts';

const fieldOf: Readonly<Record<number, string>> = {
  [outcomes.emailTaken.code]: 'email',
  [outcomes.oldPasswordWrong.code]: 'password',
};

/** A refusal that speaks of one field stands at that field. */
function atItsField(failure: unknown): never {
  const field = failure instanceof CallFailed && failure.code !== null ? fieldOf[failure.code] : undefined;
  if (!(failure instanceof CallFailed) || field === undefined) throw failure;
  const { code, message, requestId } = failure;
  throw new CallFailed({ code, message, requestId, fieldErrors: { [field]: message } });
}

/** Changes what one says of oneself. */
export function usePersonalData(user: { readonly id: number; readonly email: string }) {
  const refresh = useProfileRefresh();
  const { mutateAsync } = useMutation({
    mutationFn: (values: PersonalValues) =>
      call(changeUser, { params: { userId: user.id }, body: personalBody(user, values) }).catch(atItsField),
    onSuccess: refresh,
  });
  return mutateAsync;
}
