import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { Field } from '@casefolio/domain/fields/field';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import { entryFieldLabels as labels, placeTexts } from '@casefolio/domain/messages/profile-screen';
import { type Institution, institutionNamed } from './institution.ts';
import { checkStay, newStay, type Stay, stayBody, type StayValues, stayValues } from './stay.ts';

export type EducationValues = { institutionName: Institution; degreeId: string; specialityId: string } & StayValues;

export interface Education extends Stay {
  readonly id: number;
  readonly institutionName: string;
  readonly degree: { readonly id: number; readonly name: string };
  readonly speciality: { readonly id: number; readonly name: string };
}

/** Named as the server names them, so that what it refuses stands at its field. */
export const educationFields = {
  institutionName: {
    name: 'institutionName',
    label: labels.institution,
    kind: 'text',
    required: true,
    hint: placeTexts.hint,
  },
  degreeId: { name: 'degreeId', label: labels.degree, kind: 'choice', required: true },
  specialityId: { name: 'specialityId', label: labels.speciality, kind: 'choice', required: true },
  isCurrent: { name: 'isCurrent', label: labels.currentStudy, kind: 'checkbox' },
  startDate: { name: 'startDate', label: labels.startDate, kind: 'date', required: true },
  endDate: { name: 'endDate', label: labels.endDate, kind: 'date', required: true },
} as const satisfies Record<keyof EducationValues, Field<keyof EducationValues>>;

export const newEducation = (today: CalendarDay): EducationValues => ({
  institutionName: institutionNamed(''),
  degreeId: '',
  specialityId: '',
  ...newStay(today, false),
});

export const educationValues = (education: Education, today: CalendarDay): EducationValues => ({
  institutionName: institutionNamed(education.institutionName),
  degreeId: String(education.degree.id),
  specialityId: String(education.speciality.id),
  ...stayValues(education, today),
});

export const checkEducation = (today: CalendarDay) => (values: EducationValues) => ({
  institutionName: values.institutionName.name.trim() === '' ? texts.required : undefined,
  degreeId: values.degreeId === '' ? texts.required : undefined,
  specialityId: values.specialityId === '' ? texts.required : undefined,
  ...checkStay(values, today),
});

export const educationBody = ({ institutionName, degreeId, specialityId, ...stay }: EducationValues) => ({
  institutionName: institutionName.name,
  degreeId,
  specialityId,
  ...stayBody(stay),
});
