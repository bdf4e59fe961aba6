import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(
  Object.values(dictionary)
    .flat()
    .map((word) => word.toLowerCase()),
);

/** Is it among the passwords that leaked most often? */
export const isCommonPassword = (word: string): boolean => common.has(word);
