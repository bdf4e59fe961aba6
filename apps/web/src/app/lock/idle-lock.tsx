import { lockAfterIdle } from '@casefolio/domain/accounts/session-ends';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { decideSessionEnd, lockSession, useSession } from '../../api/session.ts';
import { endSessionOnServer } from '../../slices/accounts/hooks/use-log-out.ts';
import { loadOrReload } from '../../ui/failure.ts';
import { conceal } from './conceal.ts';
import { watchIdle } from './idle-watch.ts';
import { hasRunOut, noteAnswer, readOpening } from './opening.ts';

const tryAgainMs = 3000;
const load = () => loadOrReload(() => import('./lock-screen.tsx'));

/** The lock may fall while the network is away; the screen stays hidden until its dialog has come. */
async function loadAtLast(): ReturnType<typeof load> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, tryAgainMs);
    });
    return loadAtLast();
  });
}

const LockScreen = lazy(async () => ({ default: (await loadAtLast()).LockScreen }));

/** A new session waits for this: a late answer to the end of the old one would sweep its cookie away. */
let ending: Promise<unknown> = Promise.resolve();

function lock(): void {
  lockSession();
  ending = endSessionOnServer();
}

/** Locks the screen when nobody is there, and when its session has run out while somebody was. */
export function IdleLock() {
  const { user, locked } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => noteAnswers(queryClient), [queryClient]);
  useEffect(() => decideSessionEnd(() => hasRunOut(Date.now()) && lock()), []);
  useEffect(() => (locked ? undefined : watch()), [locked]);
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const reveal = conceal();
    return () => {
      reveal();
      void queryClient.invalidateQueries();
    };
  }, [locked, queryClient]);
  if (!locked || user === null) return null;
  return (
    <Suspense>
      <LockScreen user={user} remembered={readOpening().remembered} ending={ending} />
    </Suspense>
  );
}

function watch(): () => void {
  let takeBack: (() => void) | null = null;
  const sayItIsNear = async (): Promise<void> => {
    const { warn } = await load();
    takeBack = warn();
  };
  const stop = watchIdle({
    limitMs: readOpening().remembered ? lockAfterIdle.rememberedMs : lockAfterIdle.forTheDayMs,
    warnBeforeMs: lockAfterIdle.warnBeforeMs,
    // Where the network is away nothing is said; the lock itself does not wait for it.
    onWarning: () => void sayItIsNear().catch(() => undefined),
    onReturn: () => takeBack?.(),
    onIdle: lock,
  });
  return () => {
    stop();
    takeBack?.();
  };
}

/** Every answer of the server proves that the session was alive at that moment. */
function noteAnswers(queryClient: QueryClient): () => void {
  const ends = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') noteAnswer();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') noteAnswer();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
