import { exportCases } from '@casefolio/contract/transfer.contract';
import type { ExportKind } from '@casefolio/domain/transfer/export-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';

export interface ExportedFile {
  readonly fileName: string;
  /** Null while it is being made. */
  readonly path: string | null;
}

/** Has a file made of cases; gives the file, or what went wrong in words. */
export function useExport(ownerId: number) {
  const queryClient = useQueryClient();
  const exporting = useMutation({
    mutationFn: ({ type, procedureIds }: { readonly type: ExportKind; readonly procedureIds: number[] }) =>
      call(exportCases, {
        params: { userId: ownerId },
        body: { type, procedureIds },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reports', ownerId] }),
  });
  return {
    /** Which kind of file is being made. */
    kind: exporting.isPending ? exporting.variables.type : null,
    makeFile: (type: ExportKind, procedureIds: number[]): Promise<ExportedFile | string> =>
      exporting.mutateAsync({ type, procedureIds }).catch(failureText),
  };
}
