import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import { type CaseFormValues, fitted, isOfOperation, plainFields, withoutPatient } from './case-form.ts';
import { formFromKept, keptOf, type KeptForm } from './kept-form.ts';

/** What a template keeps of a form: never the patient, notes or images. */
export const templateOf = (values: CaseFormValues, today: CalendarDay): KeptForm =>
  keptOf(withoutPatient(values, today));

/**
 * The form begun with a template. Everything of the operation is the template's; the patient, the day, notes and images stay as they are,
 * and so do institution, role and surgeons that the template does not name.
 */
export function withTemplate(values: CaseFormValues, content: unknown, today: CalendarDay): CaseFormValues {
  const template = withoutPatient(formFromKept(content), today);
  const answers = plainFields.map((field) => {
    const source = isOfOperation(field) ? template : values;
    return [field.name, source.main[field.name]];
  });
  const main = {
    ...Object.fromEntries(answers),
    hospital_id: template.main.hospital_id || values.main.hospital_id,
    role: template.main.role || values.main.role,
    date_of_procedure: values.main.date_of_procedure,
  };
  const surgeons = (name: keyof CaseFormValues['people']) =>
    template.people[name].length > 0 ? template.people[name] : values.people[name];
  const { notes, newNote, images } = values;
  return {
    ...template,
    main: fitted(template.family, main),
    people: { primary_surgeons: surgeons('primary_surgeons'), co_surgeons: surgeons('co_surgeons') },
    notes,
    newNote,
    images,
  };
}
