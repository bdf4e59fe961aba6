import { dropDraft, keepDraft } from '@casefolio/contract/drafts.contract';
import { useEffect, useRef, useState } from 'react';
import { addressOf, call } from '../../../../api/client.ts';
import { type DraftKeeper, makeDraftKeeper } from '../draft-keeper.ts';
import { jsonOf, type KeptForm } from '../kept-form.ts';

export interface DraftOptions {
  readonly userId: number;
  readonly key: string;
  /** What stands in the form at this moment; null when there is nothing to keep. */
  readonly read: () => (KeptForm & { readonly version?: number | undefined }) | null;
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
    makeDraftKeeper(async () => {
      const content = read();
      if (content === null) return;
      await call(keepDraft, { params: { userId, key }, body: { content: jsonOf(content) } }).then(onKept, (failure) => {
        onFailed();
        throw failure;
      });
    }),
  );
  const isChanged = useRef(false);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState !== 'hidden') return;
      const content = read();
      if (content !== null && isChanged.current) sendOnLeaving(userId, key, JSON.stringify({ content }));
    };
    document.addEventListener('visibilitychange', leave);
    const unsubscribe = subscribe(() => {
      isChanged.current = true;
      keeper.changed();
    });
    return () => {
      document.removeEventListener('visibilitychange', leave);
      unsubscribe();
      void keeper.pause();
    };
  }, [keeper, userId, key, read, subscribe]);

  return {
    pause: async () => {
      isChanged.current = false;
      await keeper.pause();
    },
    resume: () => {
      isChanged.current = true;
      keeper.resume();
    },
    /** Saved, and the form still stands: only what is typed from here on is kept. */
    startAnew: () => {
      keeper.forget();
      keeper.resume();
    },
    drop: async () => {
      isChanged.current = false;
      await keeper.pause();
      keeper.forget();
      await dropDraftNow(userId, key);
    },
  };
}
