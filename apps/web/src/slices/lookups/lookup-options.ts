import type { FieldOption } from '@casefolio/domain/fields/field';

/** A map of value to label as the options of a field, in the order that came with it. */
export const lookupOptions = (labels: Readonly<Record<string, string>>, order: readonly string[]): FieldOption[] =>
  order.map((value) => ({ value, label: labels[value] ?? value }));
