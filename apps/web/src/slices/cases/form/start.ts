import { type Family, familyOfPerson } from '@casefolio/domain/case-fields/speciality';
import { type CalendarDay, readDay } from '@casefolio/domain/dates/calendar-day';
import { type CaseFormValues, emptyCase, withoutPatient } from './case-form.ts';
import { formFromKept, type KeptForm } from './kept-form.ts';
import type { NewCaseState } from './place.ts';
import { formOf, type FullCase } from './wire.ts';

/** What is known when a form is opened. */
export interface Known {
  readonly stored: FullCase | null;
  /** The case that the new one is to be like. */
  readonly like: FullCase | null;
  readonly lastChoices: unknown;
  readonly hospitalIds: readonly number[];
  readonly specialities: readonly string[];
  /** In a colleague's log the form is the colleague's. */
  readonly logFamily: Family | null;
  readonly today: CalendarDay;
  readonly state: NewCaseState;
}

/** Institution, role and surgeons stay the same from case to case. */
export function lastChoicesOf({ main: { hospital_id, role }, people }: CaseFormValues): Partial<KeptForm> {
  return { main: { ...(hospital_id && { hospital_id }), ...(role && { role }) }, people };
}

function withLastChoices(empty: CaseFormValues, { lastChoices, hospitalIds }: Known): CaseFormValues {
  const last = formFromKept(lastChoices);
  const ids = hospitalIds.map(String);
  const hospital = ids.find((id) => id === last.main.hospital_id) ?? (ids.length === 1 ? (ids[0] ?? '') : '');
  return {
    ...empty,
    main: { ...empty.main, hospital_id: hospital, role: last.main.role ?? '' },
    people: last.people,
  };
}

/** The form as it opens. */
export function startOf(known: Known): CaseFormValues {
  if (known.stored) return formOf(known.stored);
  const day = readDay(known.state.date ?? '') ?? known.today;
  if (known.like) return withoutPatient(formOf(known.like), day);
  return withLastChoices(emptyCase(known.logFamily ?? familyOfPerson(known.specialities), day), known);
}
