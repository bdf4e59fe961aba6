import type { Field } from '@casefolio/domain/fields/field';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { resolverOf } from './resolver.ts';
import type { Faults } from './resolver.ts';
import { useServerErrors } from './use-server-errors.ts';

interface CheckedFormOptions<Values extends FieldValues> {
  readonly fields: readonly Field<FieldPath<Values>>[];
  readonly defaultValues: DefaultValues<Values>;
  /** Pure; `tried` tells whether the user has tried to send the form yet. */
  readonly check: (values: Values, tried: boolean) => Faults<keyof Values & string>;
  readonly send: (values: Values, form: UseFormReturn<Values>) => Promise<void>;
  /** Called when a try to send found faults. */
  readonly onFaults?: (faults: FieldErrors<Values>) => void;
  /** Called when something was refused that stands at no field. */
  readonly onRefused?: (form: UseFormReturn<Values>) => void;
}

/** Stands outside React's state, because the check of a try runs before the next drawing. */
function countTries() {
  let count = 0;
  return {
    add: () => {
      count += 1;
    },
    any: () => count > 0,
  };
}

/** A form with pure checks that is sent once at a time; what the server refuses lands at its field, the rest in `problem`. */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const { fields, defaultValues, check, send, onFaults, onRefused } = options;
  const [tries] = useState(countTries);
  const underWay = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues,
    resolver: resolverOf<Values>((values) => check(values, tries.any())),
  });
  const placeErrors = useServerErrors(form, fields);

  async function trySend(): Promise<void> {
    tries.add();
    setProblem(null);
    await form.handleSubmit(async (values) => {
      try {
        await send(values, form);
      } catch (failure) {
        const { general } = placeErrors(failure);
        setProblem(general);
        if (general !== null) onRefused?.(form);
      }
    }, onFaults)();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    void trySend().finally(() => {
      underWay.current = false;
    });
  }

  return { form, onSubmit, busy: form.formState.isSubmitting, problem, placeErrors };
}
