import { isOther, other, otherWith, writtenBeside } from '@casefolio/domain/case-fields/other';
import type { FieldOption } from '@casefolio/domain/fields/field';

/** Which option stands for an answer: 'Other: cyst' is the option 'Other'. */
export const optionOf = (answer: string): string => (isOther(answer) ? other : answer);

export const offersOther = (options: readonly FieldOption[]): boolean => options.some(({ value }) => value === other);

/** What was written beside 'Other', in one answer or several; null when nobody chose it. */
export function writtenOther(answers: readonly string[]): string | null {
  const found = answers.find(isOther);
  return found === undefined ? null : writtenBeside(found);
}

/** The picked options as answers: 'Other' keeps what was written beside it. */
export const answersOf = (picked: readonly string[], before: readonly string[]): string[] =>
  picked.map((option) => (option === other ? otherWith(writtenOther(before) ?? '') : option));

/** The answers with another text beside 'Other'. */
export const withOther = (answers: readonly string[], text: string): string[] =>
  answers.map((answer) => (isOther(answer) ? otherWith(text) : answer));

/** An answer that the list has no more is offered all the same: it is in the case. */
export function optionsWith(options: readonly FieldOption[], answers: readonly string[]): readonly FieldOption[] {
  const unknown = answers.map(optionOf).filter((answer) => !options.some(({ value }) => value === answer));
  return unknown.length === 0 ? options : [...options, ...unknown.map((value) => ({ value, label: value }))];
}
