import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { Field } from '@casefolio/domain/fields/field';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import { entryFieldLabels as labels, placeTexts } from '@casefolio/domain/messages/profile-screen';
import { type Institution, institutionNamed } from './institution.ts';
import { checkStay, newStay, type Stay, stayBody, type StayValues, stayValues } from './stay.ts';

export type PositionValues = { hospital: Institution; specialityId: string } & StayValues;

/** A current position or a piece of experience, as it comes from the server. */
export interface Position extends Stay {
  readonly id: number;
  readonly hospital: Institution;
  readonly speciality: { readonly id: number; readonly name: string };
}

export const positionFields = {
  hospital: { name: 'hospital', label: labels.hospital, kind: 'text', required: true, hint: placeTexts.hint },
  specialityId: { name: 'specialityId', label: labels.speciality, kind: 'choice', required: true },
  isCurrent: { name: 'isCurrent', label: labels.currentWork, kind: 'checkbox' },
  startDate: { name: 'startDate', label: labels.startDate, kind: 'date', required: true },
  endDate: { name: 'endDate', label: labels.endDate, kind: 'date', required: true },
} as const satisfies Record<keyof PositionValues, Field<keyof PositionValues>>;

export const newPosition = (today: CalendarDay, isCurrent: boolean): PositionValues => ({
  hospital: institutionNamed(''),
  specialityId: '',
  ...newStay(today, isCurrent),
});

export function positionValues(position: Position, today: CalendarDay): PositionValues {
  const { name, address, googlePlaceId } = position.hospital;
  return {
    hospital: { name, address, googlePlaceId },
    specialityId: String(position.speciality.id),
    ...stayValues(position, today),
  };
}

export const checkPosition = (today: CalendarDay) => (values: PositionValues) => ({
  hospital: values.hospital.name.trim() === '' ? texts.required : undefined,
  specialityId: values.specialityId === '' ? texts.required : undefined,
  ...checkStay(values, today),
});

export const positionBody = (values: PositionValues) => ({
  hospital: values.hospital,
  specialityId: values.specialityId,
  ...stayBody(values),
});
