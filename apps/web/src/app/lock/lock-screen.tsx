import { lockMessages as texts } from '@casefolio/domain/messages/lock';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { StoredUser } from '../../api/stored-user.ts';
import { useUnlock } from '../../slices/accounts/hooks/use-unlock.ts';
import { UnlockForm } from '../../slices/accounts/parts/unlock-form.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { tabTitle } from '../../ui/screen-title.tsx';
import { toastQueue } from '../../ui/toast-queue.ts';

/** Says that the lock is near; the function it gives takes that back. */
export function warn(): () => void {
  toastQueue.show(texts.soon, 'warning');
  return () => {
    const said = toastQueue.store.read().filter(({ text }) => text === texts.soon.text);
    for (const { key } of said) toastQueue.dismiss(key);
  };
}

const Cover = styled('dialog')({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: '24px 0',
  border: 0,
  overflowY: 'auto',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-default)',
  '& > :first-of-type': { display: 'block', margin: '24px auto 0' },
});

interface LockScreenProps {
  readonly user: StoredUser;
  readonly remembered: boolean;
  readonly ending: Promise<unknown>;
}

/** The browser's own modal dialog: it stands above all others, and makes everything behind it inert, whatever comes there meanwhile. */
export function LockScreen({ user, remembered, ending }: LockScreenProps) {
  const cover = useRef<HTMLDialogElement>(null);
  const unlock = useUnlock({ user, remembered, ending });
  useModal(cover);
  return createPortal(
    <Cover
      ref={cover}
      data-lock=""
      aria-label={texts.heading.text}
      // Escape closes nothing; where a browser closes it all the same, it is opened again.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => cover.current?.showModal()}
    >
      <LogoMark size={40} />
      <UnlockForm email={user.email} name={`${user.firstName} ${user.lastName}`} unlock={unlock} />
    </Cover>,
    document.body,
  );
}

function useModal(cover: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    cover.current?.showModal();
    document.title = tabTitle(texts.heading.text);
  }, [cover]);
}
