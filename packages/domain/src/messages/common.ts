import type { Message } from './message.ts';

/** What any part of the product may have to say. Texts of the specification are kept to the letter. */
export const commonMessages = {
  unexpected: { text: 'Unexpected error' },
  required: { text: 'This field is required' },
  requiredOnSubmit: { text: 'This field is required!' },
  fieldsInvalid: { text: 'Please check the marked fields' },
  malformed: { text: 'The request could not be read' },
  noSession: { text: 'Please sign in' },
  notVerified: { text: 'Please verify your e-mail address first' },
  notYours: { text: 'You may not do this' },
  foreignOrigin: { text: 'This request came from another site and was refused' },
  viewersOnlyRead: {
    text: 'You can read this case log; ask its owner to make you an editor if you need to change it.',
  },
  missing: { text: 'Not found' },
  tooLarge: { text: 'This is larger than we can take' },
  unsupportedType: { text: 'This is not a type we take' },
  changedMeanwhile: { text: 'This was changed by someone else meanwhile' },
  unreadableCharacters: { text: 'This contains characters that cannot be stored' },
  wrongForm: { text: 'This is not in the expected form' },
  unknownField: { text: 'There is no such field' },
  notADay: { text: 'This is not a day of the calendar; write it like 2026-03-14' },
  keyReused: { text: 'This key was already used for another request' },
} as const satisfies Record<string, Message>;

/** A number of seconds as a person says it: "1 minute", "40 seconds". */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [amount, unit] =
    whole < 90
      ? [whole, 'second']
      : whole < 5400
        ? [Math.ceil(whole / 60), 'minute']
        : [Math.ceil(whole / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export const tooManyTries = (seconds: number): Message => ({
  text: `Too many tries. Please try again in ${waitInWords(seconds)}.`,
});
