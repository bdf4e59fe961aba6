import type { Message } from './message.ts';

/** What the inputs themselves say, whatever form they stand in. */
export const fieldMessages = {
  selectOption: { text: '-- Select Option --' },
  showPassword: { text: 'Show password' },
  hidePassword: { text: 'Hide password' },
  yes: { text: 'Yes' },
  no: { text: 'No' },
  tryAgain: { text: 'Try again' },
} as const satisfies Record<string, Message>;
