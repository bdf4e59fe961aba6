import { outcomes } from '@casefolio/contract/envelope';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@casefolio/contract/security.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { refuseAt } from './at-field.ts';

const keyOf = (userId: number) => ['second-factor', userId] as const;

const refuse = refuseAt({
  [outcomes.oldPasswordWrong.code]: 'password',
  [outcomes.secondFactorWrong.code]: 'code',
});

/** Whether the second factor is on, and how many recovery codes are left. */
export function useSecondFactor(userId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(readSecondFactor, { params: { userId }, signal }),
    staleTime: 0,
  });
  return { state: data ?? null, isError: error !== null && data === undefined, tryAgain: () => void refetch() };
}

/** The acts that switch it on and off. Each refusal stands at the field it speaks of. */
export function useSecondFactorActs(userId: number) {
  const queryClient = useQueryClient();
  const params = { userId };
  // None of these may be kept in the cache: they answer with secrets.
  const options = { gcTime: 0, onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(userId) }) };
  const begin = useMutation({
    mutationFn: (body: { password: string }) => call(beginSecondFactor, { params, body }).catch(refuse),
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => call(confirmSecondFactor, { params, body }).catch(refuse),
    ...options,
  });
  const renew = useMutation({
    mutationFn: (body: { password: string }) => call(renewRecoveryCodes, { params, body }).catch(refuse),
    ...options,
  });
  const remove = useMutation({
    mutationFn: (body: { password: string; code: string }) => call(removeSecondFactor, { params, body }).catch(refuse),
    ...options,
  });
  return {
    begin: begin.mutateAsync,
    confirm: confirm.mutateAsync,
    renew: renew.mutateAsync,
    remove: remove.mutateAsync,
  };
}
