import { dropDraft, keepDraft } from '@casefolio/contract/drafts.contract';
import { useEffect, useState } from 'react';
import { addressOf, call } from '../../../../api/client.ts';
import { type DraftKeeper, makeDraftKeeper } from '../draft-keeper.ts';
import { jsonOf, type KeptForm } from '../kept-form.ts';

export interface DraftOptions {
  readonly userId: number;
  readonly key: string;
  /** What stands in the form at this moment. */
  readonly read: () => KeptForm & { readonly version?: number | undefined };
  readonly subscribe: (changed: () => void) => () => void;
  readonly onKept: () => void;
  readonly onFailed: () => void;
}

/** A browser lets a page that is being closed send no more than this. */
const mostOnLeaving = 60_000;

function sendOnLeaving(userId: number, key: string, body: string): void {
  if (body.length > mostOnLeaving) return;
  const headers = { 'content-type': 'application/json' };
  const options = { method: keepDraft.method, credentials: 'same-origin', keepalive: true, headers, body } as const;
  void fetch(addressOf(keepDraft, { params: { userId, key } }), options).catch(() => undefined);
}

/** One that could not be dropped is offered again: nothing is lost by it. */
export const dropDraftNow = (userId: number, key: string): Promise<unknown> =>
  call(dropDraft, { params: { userId, key } }).catch(() => undefined);

/** Keeps an unfinished form on the server: when the keys have been still, and when the page is hidden or left. */
export function useDraftKeeper({ userId, key, read, subscribe, onKept, onFailed }: DraftOptions) {
  const [keeper] = useState<DraftKeeper>(() =>
    makeDraftKeeper(() =>
      call(keepDraft, { params: { userId, key }, body: { content: jsonOf(read()) } }).then(onKept, (failure) => {
        onFailed();
        throw failure;
      }),
    ),
  );
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden' && keeper.hasUnkept())
        sendOnLeaving(userId, key, JSON.stringify({ content: read() }));
    };
    document.addEventListener('visibilitychange', leave);
    const unsubscribe = subscribe(() => keeper.changed());
    return () => {
      document.removeEventListener('visibilitychange', leave);
      unsubscribe();
      void keeper.pause();
    };
  }, [keeper, userId, key, read, subscribe]);

  return {
    pause: () => keeper.pause(),
    resume: () => keeper.resume(),
    /** Saved, and the form still stands: only what is typed from here on is kept. */
    startAnew: () => {
      keeper.forget();
      keeper.resume();
    },
    drop: async () => {
      await keeper.pause();
      keeper.forget();
      await dropDraftNow(userId, key);
    },
  };
}
