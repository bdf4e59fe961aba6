import type { Message } from './message.ts';

/** The automatic lock of a screen that nobody touches. */
export const lockMessages = {
  soon: { text: 'This screen locks in a minute. Move the mouse or touch a key to go on.', forMs: 60_000 },
  heading: { text: 'Locked' },
  lead: { text: 'Nobody was here for a while. Your password opens this screen again, as you left it.' },
  unlock: { text: 'Unlock' },
  someoneElse: { text: 'Sign in as someone else' },
} as const satisfies Record<string, Message>;
