import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import { faultsOfCase } from '@casefolio/domain/case-fields/check';
import type { Family } from '@casefolio/domain/case-fields/speciality';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { type CalendarDay, readDay } from '@casefolio/domain/dates/calendar-day';
import { caseFieldMessages, type CaseFieldName } from '@casefolio/domain/messages/case-fields';
import { commonMessages } from '@casefolio/domain/messages/common';
import { type Answers, type CaseFormValues, plainFields } from './case-form.ts';

export type FieldPlace = `main.${CaseFieldName}` | `procedures.${number}.answers.${CaseFieldName}`;

/** Lists that stand in the form beside the fields of the table. */
export type ListPlace =
  | 'people.primary_surgeons'
  | 'people.co_surgeons'
  | 'icds'
  | 'cpts'
  | 'modifier'
  | 'notes'
  | 'images';

export interface FormFault {
  readonly place: FieldPlace;
  readonly text: string;
}

const nothingOffered: ReadonlySet<string> = new Set();

function faultsIn(family: Family, answers: Answers, today: CalendarDay, fields: readonly CaseField[]) {
  const wrongDays = fields.flatMap(({ name, kind }) => {
    const answer = answers[name];
    const isWrong = kind === 'date' && typeof answer === 'string' && answer !== '' && readDay(answer) === null;
    return isWrong ? [{ field: name, message: commonMessages.notADay }] : [];
  });
  const others = faultsOfCase(answers, { family, today, choicesOf: () => nothingOffered }, fields)
    // What is picked from a list is in it; whether the list has changed meanwhile is for the server to say.
    .filter(({ message }) => message !== caseFieldMessages.notOffered)
    .filter(({ field }) => !wrongDays.some((wrong) => wrong.field === field));
  const found = [...wrongDays, ...others];
  return fields.flatMap(({ name }) => found.filter(({ field }) => field === name));
}

/** Everything that is wrong, in the order of the form: the same rules as the server's. */
export function faultsOfForm(values: CaseFormValues, today: CalendarDay): readonly FormFault[] {
  const { family, main, procedures } = values;
  return [
    ...faultsIn(family, main, today, plainFields).map(({ field, message }) => ({
      place: `main.${field}` as const,
      text: message.text,
    })),
    ...procedures.flatMap(({ answers }, index) =>
      faultsIn(family, answers, today, repeatedFields).map(({ field, message }) => ({
        place: `procedures.${index}.answers.${field}` as const,
        text: message.text,
      })),
    ),
  ];
}
