import { ageAndGender, caseListTexts, furtherProcedures, patientName } from '@casefolio/domain/messages/case-list';
import { badgeOf, partsOf } from '@casefolio/domain/dates/calendar-day';

/** What a list knows of a case. */
interface Listed {
  readonly patient_first_name: string;
  readonly patient_last_name: string;
  readonly age: number | null;
  readonly gender: string;
  readonly hospital: { readonly name: string } | null;
  readonly procedure_name: string;
  readonly type: string;
  readonly date: string;
  readonly case_procedures: readonly unknown[];
}

/** The texts of a case's card. */
export function cardOf(listed: Listed) {
  const { case_procedures: further } = listed;
  return {
    badge: { ...badgeOf(listed.date), year: String(partsOf(listed.date).year) },
    name: patientName(listed.patient_last_name, listed.patient_first_name),
    person: ageAndGender(listed.age, listed.gender),
    institution: listed.hospital?.name ?? caseListTexts.notKnown,
    procedure: listed.procedure_name || listed.type,
    further: further.length === 0 ? null : furtherProcedures(further.length),
  };
}
