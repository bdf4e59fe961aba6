import { outcomes } from '@casefolio/contract/envelope';
import { answerInvitation } from '@casefolio/contract/sharing.contract';
import type { Message } from '@casefolio/domain/messages/message';
import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { useMutation } from '@tanstack/react-query';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import type { Answer } from '../answers.ts';
import { answers } from '../answers.ts';

export type Answered =
  | { readonly done: true }
  /** `gone`: withdrawn or answered elsewhere, so that what is shown is out of date. */
  | { readonly done: false; readonly gone: boolean; readonly reason: Message };

/** Accepts, declines or leaves, and tells how it went. */
export function useAnswerInvitation(userId: number): (doctorId: number, answer: Answer) => Promise<Answered> {
  const { mutateAsync } = useMutation({
    mutationFn: ({ doctorId, answer }: { readonly doctorId: number; readonly answer: Answer }) =>
      call(answerInvitation, { params: { userId }, body: { doctorId, ...answers[answer].reply } }),
  });
  return (doctorId, answer) =>
    mutateAsync({ doctorId, answer }).then(
      (): Answered => ({ done: true }),
      (failure: unknown): Answered => {
        const gone = failure instanceof CallFailed && failure.code === outcomes.missing.code;
        return { done: false, gone, reason: gone ? sharingMessages.notShared : { text: failureText(failure) } };
      },
    );
}
