import type { Message } from '../messages/message.ts';
import { caseFieldMessages as messages, type CaseFieldName } from '../messages/case-fields.ts';
import type { MapLookupName } from '../lookups/catalogue.ts';
import { commonMessages } from '../messages/common.ts';
import type { CaseField, Situation } from './case-field.ts';
import { type CaseValue, type CaseValues, isEmpty, situationOf, textsOf } from './case-values.ts';
import { isOffered } from './other.ts';
import { isRequired, kindIn, shownFields } from './shown.ts';
import type { Family } from './speciality.ts';
import { caseFields } from './table.ts';

export interface CaseFault {
  readonly field: CaseFieldName;
  readonly message: Message;
}

export interface Surroundings {
  readonly family: Family;
  /** The user's own today, yyyy-mm-dd. */
  readonly today: string;
  /** The values that a list of the server holds. */
  readonly choicesOf: (list: MapLookupName) => ReadonlySet<string>;
}

const longest = { text: 500, 'long-text': 20_000 } as const;

/** Everything that is wrong with the answers, every failing field at once, in the order of the form. */
export function faultsOfCase(
  values: CaseValues,
  surroundings: Surroundings,
  fields: readonly CaseField[] = caseFields,
): readonly CaseFault[] {
  const situation = situationOf(surroundings.family, values);
  return shownFields(situation, fields).flatMap((field) => {
    const message = faultOf(field, values, situation, surroundings);
    return message ? [{ field: field.name, message }] : [];
  });
}

function faultOf(field: CaseField, values: CaseValues, situation: Situation, around: Surroundings): Message | null {
  const value = values[field.name];
  if (value === undefined || isEmpty(value)) return isRequired(field, situation) ? messages.required : null;
  if (field.name === 'age') return ageFault(value);
  if (field.name === 'date_of_birth') return birthFault(value, values.date_of_procedure, around.today);
  const kind = kindIn(field, situation);
  if (kind === 'number') return isPlainNumber(value) ? null : messages.notANumber;
  if (kind === 'choice' || kind === 'multi-choice') return choiceFault(field, value, situation, around.choicesOf);
  if (kind === 'text' || kind === 'long-text') return isLonger(value, longest[kind]) ? messages.tooLong : null;
  return null;
}

const isLonger = (value: CaseValue, than: number): boolean => textsOf(value).join(', ').length > than;

const isPlainNumber = (value: CaseValue): boolean => typeof value === 'string' && /^\d{1,6}(\.\d{1,3})?$/.test(value);

function ageFault(value: CaseValue): Message | null {
  if (!isPlainNumber(value)) return messages.ageNotNumber;
  return Number(value) > 130 ? messages.ageOutOfRange : null;
}

/** Days are compared as they are written: yyyy-mm-dd sorts like the calendar. */
function birthFault(born: CaseValue, procedure: CaseValue | undefined, today: string): Message | null {
  if (typeof born !== 'string') return commonMessages.notADay;
  if (born > today) return messages.birthInFuture;
  return typeof procedure === 'string' && procedure !== '' && born > procedure ? messages.bornAfterProcedure : null;
}

function choiceFault(
  field: CaseField,
  value: CaseValue,
  situation: Situation,
  choicesOf: Surroundings['choicesOf'],
): Message | null {
  const choices = new Set(Object.keys(field.options ?? {}));
  for (const list of field.offer?.(situation) ?? []) for (const choice of choicesOf(list)) choices.add(choice);
  const texts = textsOf(value);
  if (texts.some((text) => text.length > longest.text)) return messages.tooLong;
  return texts.every((text) => isOffered(choices, text)) ? null : messages.notOffered;
}
