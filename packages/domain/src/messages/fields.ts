import type { Message } from './message.ts';

/** What the inputs themselves say, whatever form they stand in. */
export const fieldMessages = {
  selectOption: { text: '-- Select Option --' },
  showPassword: { text: 'Show password' },
  hidePassword: { text: 'Hide password' },
  yes: { text: 'Yes' },
  no: { text: 'No' },
  tryAgain: { text: 'Try again' },
  noneFound: { text: 'Nothing in the list is called that' },
} as const satisfies Record<string, Message>;

export const dayExample: Message = { text: 'Jan 5, 2020' };

/** The button beside an input that asks for a day. */
export const chooseDay = (label: string): string => `Choose the day: ${label}`;
