import { newsletterConfirmation, newsletterUnsubscription } from '@casefolio/contract/contact.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useRef, useState } from 'react';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { inWords } from './outcome-of.ts';

const endpoints = { confirm: newsletterConfirmation, leave: newsletterUnsubscription };

export type LinkState =
  | { readonly state: 'unused' | 'under-way' }
  /** The link has done what it can, or can do nothing any more. */
  | { readonly state: 'done' | 'void'; readonly text: string }
  /** Nothing was decided: it may be tried again. */
  | { readonly state: 'unanswered'; readonly text: string };

/** Redeems the link of a newsletter mail when the person says so: a program that only opens links changes nothing. */
export function useNewsletterLink(purpose: keyof typeof endpoints, token: string) {
  const [link, setLink] = useState<LinkState>({ state: 'unused' });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isUnderWay = useRef(false);

  async function redeem(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLink({ state: 'under-way' });
    try {
      const { message } = await call(endpoints[purpose], { body: { token }, idempotencyKey });
      setLink({ state: 'done', text: message });
    } catch (failure) {
      const isVoid = failure instanceof CallFailed && failure.code === outcomes.tokenVoid.code;
      setLink({ state: isVoid ? 'void' : 'unanswered', text: inWords(failure) });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { link, redeem };
}
