import {
  addImages,
  deleteCase,
  deleteImage,
  renameImage,
  restoreCases,
  writeNotes,
} from '@casefolio/contract/cases.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { caseKeys } from './case-keys.ts';

/** Gives what went wrong, in words, or null. */
type Outcome = Promise<string | null>;

const told = (work: Promise<unknown>): Outcome => work.then(() => null, failureText);

/** Everything of the log is asked for anew: the change shows in its lists, too. */
function useRefresh(ownerId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: caseKeys.log(ownerId) });
}

/** A case goes, and can come back. */
export function useCaseRemoval(ownerId: number, caseId: number) {
  const queryClient = useQueryClient();
  const onSettled = useRefresh(ownerId);
  const removing = useMutation({
    mutationFn: () => call(deleteCase, { params: { userId: ownerId, procId: caseId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: caseKeys.lists(ownerId) }),
  });
  const restoring = useMutation({
    mutationFn: () => call(restoreCases, { params: { userId: ownerId }, body: { procedureIds: [caseId] } }),
    onSettled,
  });
  return {
    remove: () => told(removing.mutateAsync()),
    restore: () => told(restoring.mutateAsync()),
    /** Once its page is left: nobody is to see it from the cache. */
    forget: () => queryClient.removeQueries({ queryKey: caseKeys.one(ownerId, caseId) }),
  };
}

export function useNotesSaving(ownerId: number, caseId: number) {
  const saving = useMutation({
    mutationFn: (notes: string[]) => call(writeNotes, { params: { userId: ownerId, procId: caseId }, body: { notes } }),
    onSettled: useRefresh(ownerId),
  });
  return { isSaving: saving.isPending, save: (notes: string[]) => told(saving.mutateAsync(notes)) };
}

function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('images', file);
  return form;
}

/** Images are added, named and removed one at a time, at once. */
export function useImageChanges(ownerId: number, caseId: number) {
  const onSettled = useRefresh(ownerId);
  const params = { userId: ownerId, procId: caseId };
  const adding = useMutation({
    mutationFn: (file: File) => call(addImages, { params, body: imageForm(file), idempotencyKey: crypto.randomUUID() }),
    onSettled,
  });
  const renaming = useMutation({
    mutationFn: ({ mediaId, name }: { readonly mediaId: number; readonly name: string }) =>
      call(renameImage, { params: { ...params, mediaId }, body: { image_name: name } }),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (mediaId: number) => call(deleteImage, { params: { ...params, mediaId } }),
    onSettled,
  });
  return {
    isAdding: adding.isPending,
    add: (file: File) => told(adding.mutateAsync(file)),
    rename: (mediaId: number, name: string) => told(renaming.mutateAsync({ mediaId, name })),
    remove: (mediaId: number) => told(removing.mutateAsync(mediaId)),
  };
}
