import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetNextPage } from '../../../api/next-page.ts';
import { type Answer, answers, type View, viewOf } from '../answers.ts';
import { type Answered, useAnswerInvitation } from './use-answer-invitation.ts';
import { doctorsKey, useDoctors } from './use-doctors.ts';

/** How long an answered entry stands before the list is asked for again. */
const untilReloadMs = 2000;

interface Settled {
  readonly doctorIds: readonly number[];
  readonly nextView: View;
}

const nothingSettled: Settled = { doctorIds: [], nextView: 'INVITATIONS' };

/** The dashboards tab: which list is shown, and what becomes of an answer. */
export function useDashboards(userId: number) {
  const [view, setView] = useState<View>('INVITATIONS');
  const [settled, setSettled] = useState(nothingSettled);
  const list = useDoctors(userId, viewOf(view).filter);
  const send = useAnswerInvitation(userId);
  const queryClient = useQueryClient();

  // Who was led here by an invitation has arrived.
  useEffect(() => forgetNextPage(), []);

  useEffect(() => {
    if (settled.doctorIds.length === 0) return undefined;
    const timer = setTimeout(() => {
      setView(settled.nextView);
      void queryClient.invalidateQueries({ queryKey: doctorsKey(userId) }).then(() => setSettled(nothingSettled));
    }, untilReloadMs);
    return () => clearTimeout(timer);
  }, [settled, queryClient, userId]);

  async function reply(doctorId: number, answer: Answer): Promise<Answered> {
    const answered = await send(doctorId, answer);
    if (answered.done)
      setSettled(({ doctorIds }) => ({ doctorIds: [...doctorIds, doctorId], nextView: answers[answer].nextView }));
    else if (answered.gone) await queryClient.invalidateQueries({ queryKey: doctorsKey(userId) });
    return answered;
  }

  return { view, setView, list, reply, isSettled: (doctorId: number) => settled.doctorIds.includes(doctorId) };
}
