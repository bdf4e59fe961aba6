import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { Field, FieldOption } from '@casefolio/domain/fields/field';
import type { RefCallback } from 'react';

/** What every kind of input gets, whatever it draws. */
export interface InputProps {
  readonly field: Field;
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly options: readonly FieldOption[];
  /** The last day that may be chosen, where the input asks for a day. */
  readonly latest: CalendarDay | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly inputRef: RefCallback<HTMLElement>;
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The attributes that tie any input to its frame. */
export const ariaOf = ({ field, describedBy, invalid }: InputProps) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': field.required ?? false,
});
