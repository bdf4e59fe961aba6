import { deleteProcedure, readCase } from '@casefolio/contract/cases.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../../api/call-failed.ts';
import { call } from '../../../../api/client.ts';
import { caseKeys } from '../../hooks/case-keys.ts';

interface StoredCase {
  readonly ownerId: number;
  readonly caseId: number;
}

/** Deletes a procedure that is stored already, at once, and reads the case again. It answers with what went wrong, in words, or null. */
export function useStoredParts({ ownerId, caseId }: StoredCase) {
  const queryClient = useQueryClient();
  const params = { userId: ownerId, procId: caseId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: caseKeys.log(ownerId) });
  const removingProcedure = useMutation({
    mutationFn: (id: number) => call(deleteProcedure, { params: { ...params, caseId: id } }),
    onSuccess: () => void refresh(),
  });
  return {
    removeProcedure: (id: number) => removingProcedure.mutateAsync(id).then(() => null, failureText),
    /** The case as it is now. */
    readAgain: () => call(readCase, { params }),
  };
}
