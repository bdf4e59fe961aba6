export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'new-password'
  | 'number'
  | 'date'
  | 'long-text'
  | 'yes-no'
  | 'choice'
  | 'multi-choice'
  | 'checkbox'
  | 'switch';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One thing that a form asks for, as data: the same shape draws sign-up, the case form and a registry's own fields. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** Shown, and not for this form to change. */
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  /** The keys that a phone shows, where the kind does not tell. */
  readonly inputMode?: 'numeric';
  /** Options that never change; those of the server are handed to the renderer. */
  readonly options?: readonly FieldOption[];
}
