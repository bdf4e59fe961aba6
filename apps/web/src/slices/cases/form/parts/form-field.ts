import type { Field } from '@casefolio/domain/fields/field';
import type { FieldPath } from 'react-hook-form';
import type { CaseFormValues } from '../case-form.ts';

/** A question as an input of this form. */
export type FormField = Field<FieldPath<CaseFormValues>>;
