import { putProfileImage, removeProfileImage } from '@casefolio/contract/profile.contract';
import { pictureMessages } from '@casefolio/domain/messages/profile-screen';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { useProfileRefresh } from './use-profile.ts';

export type SendOutcome =
  | { readonly state: 'kept' | 'cancelled' }
  | { readonly state: 'refused'; readonly reason: string };

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('image_type', 'PROFILE_IMAGE');
  form.append('image_file', file);
  return form;
}

/** Without an answer there is one thing to look at: the connection. */
const reasonOf = (failure: unknown): string =>
  failure instanceof CallFailed && failure.code === null ? pictureMessages.notSent.text : failureText(failure);

/** Sends a picture, telling how far it is, or takes it away. */
export function useProfileImage(userId: number) {
  const refresh = useProfileRefresh();
  const [sent, setSent] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const { sendForm } = await import('../../../api/send-form.ts');
      const { signal } = stop.current;
      await sendForm(putProfileImage, { params: { userId }, form: formOf(file), signal, onProgress: setSent });
    },
    onSuccess: refresh,
    onSettled: () => setSent(null),
  });
  const removing = useMutation({
    mutationFn: () => call(removeProfileImage, { params: { userId } }),
    onSuccess: refresh,
  });

  function send(file: File): Promise<SendOutcome> {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setSent(0);
    return sending.mutateAsync(file).then(
      () => ({ state: 'kept' }),
      (failure: unknown) => (signal.aborted ? { state: 'cancelled' } : { state: 'refused', reason: reasonOf(failure) }),
    );
  }

  return {
    /** The share of the picture that has left this machine; null while none is on its way. */
    sent,
    isRemoving: removing.isPending,
    send,
    cancel: () => stop.current.abort(),
    /** Gives what went wrong, in words, or null. */
    remove: () => removing.mutateAsync().then(() => null, failureText),
  };
}
