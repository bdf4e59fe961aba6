import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import { useEffect } from 'react';
import { set, useForm } from 'react-hook-form';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { CaseFormValues } from '../case-form.ts';
import { emptied, fieldAt } from '../changes.ts';
import { faultsOfForm } from '../faults.ts';

/** The table's rules speak for the form. */
function checking(today: CalendarDay): Resolver<CaseFormValues> {
  return (values) => {
    const faults = faultsOfForm(values, today);
    if (faults.length === 0) return { values, errors: {} };
    const errors = {};
    for (const { place, text } of faults) set(errors, place, { type: 'check', message: text });
    return { values: {}, errors };
  };
}

/** Empties what another type, indication or procedure makes meaningless, as soon as the user changes it. */
function useClearing(form: UseFormReturn<CaseFormValues>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name = '', type }) => {
          const changed = type === 'change' ? fieldAt(name) : null;
          if (changed === null) return;
          const { prefix } = changed;
          const answers = form.getValues(prefix);
          for (const [cleared, empty] of emptied(form.getValues('family'), answers, changed.name))
            form.setValue(`${prefix}.${cleared}`, empty, { shouldDirty: true });
        },
      }),
    [form],
  );
}

interface Opening {
  /** What counts as unchanged. */
  readonly start: CaseFormValues;
  /** What stands in the form when it opens, if that is something else: a draft. */
  readonly draft: CaseFormValues | null;
  readonly today: CalendarDay;
}

/** The form itself. Whoever calls this is not drawn again by what is typed. */
export function useCaseFormState({ start, draft, today }: Opening): UseFormReturn<CaseFormValues> {
  const form = useForm<CaseFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start,
    resolver: checking(today),
  });
  useClearing(form);
  useEffect(() => {
    if (draft !== null) form.reset(draft, { keepDefaultValues: true });
  }, [form, draft]);
  return form;
}
