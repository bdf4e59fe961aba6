import type { Message } from './message.ts';

export const newsletterMessages = {
  asked: { text: 'Please open the link in the mail that we have sent you. Then you are on the list.' },
  confirmLead: { text: 'One more step, and you hear from us when there is something new.' },
  confirm: { text: 'Confirm my address' },
  confirmed: { text: 'You are on the list. Every mail has a link that takes you off it again.' },
  confirmVoid: {
    text: 'This link was used before or is older than 48 hours. If you have not confirmed yet, please subscribe again.',
  },
  leaveLead: { text: 'Your address is deleted, and no further newsletter is sent to it.' },
  leave: { text: 'Take me off the list' },
  left: { text: 'Your address is deleted. You get no further newsletter.' },
  leaveVoid: { text: 'This link is not known any more: the address is off the list already.' },
} as const satisfies Record<string, Message>;
