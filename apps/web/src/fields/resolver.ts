import type { Message } from '@casefolio/domain/messages/message';
import type { FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with a form: one message for each field that is not right. */
export type Faults<Name extends string = string> = { readonly [N in Name]?: Message | undefined };

/** Lets a pure check speak for a form, so that no schema library is loaded for it. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => Faults<keyof Values & string>,
): Resolver<Values>;
export function resolverOf(check: (values: FieldValues) => Faults): Resolver {
  return (values) => {
    const faults = Object.entries(check(values)).flatMap(([name, fault]) =>
      fault ? [[name, { type: 'check', message: fault.text }] as const] : [],
    );
    return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) } : { values, errors: {} };
  };
}
