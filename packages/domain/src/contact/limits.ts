import type { Limit } from '../accounts/limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What visitors send goes on by mail: wide for a clinic behind one address, narrow for each address that is written in a form. */
export const contactLimits = {
  messagesPerCaller: { name: 'messages-per-caller', tries: 40, perSeconds: hour },
  messagesPerAddress: { name: 'messages-per-address', tries: 5, perSeconds: hour },
  subscriptionsPerCaller: { name: 'subscriptions-per-caller', tries: 40, perSeconds: hour },
  subscriptionsPerAddress: { name: 'subscriptions-per-address', tries: 3, perSeconds: day },
  newsletterLinksPerCaller: { name: 'newsletter-links-per-caller', tries: 120, perSeconds: 10 * minute },
} as const satisfies Record<string, Limit>;

/** How much a visitor may write: the server's rule, told by the browser while it is typed. */
export const lengths = { name: 100, subject: 200, businessName: 200, plan: 100, message: 5000 } as const;

/** So long does the link of a newsletter mail confirm the address. */
export const newsletterLinkMs = 48 * hour * 1000;
