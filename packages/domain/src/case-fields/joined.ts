const joiner = ', ';

/** Several choices in one text, as they are stored and sent; no choice holds a comma. */
export const joined = (choices: readonly string[]): string => choices.join(joiner);

export const split = (text: string): string[] =>
  text
    .split(',')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');
