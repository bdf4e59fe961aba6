import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CaseFormValues } from '../case-form.ts';
import type { CasePlace } from '../place.ts';

/** What every part of the form needs; none of it changes while the form stands. */
export interface CaseFormTools {
  readonly form: UseFormReturn<CaseFormValues>;
  readonly userId: number;
  readonly place: CasePlace;
  readonly today: CalendarDay;
  /** The institution that a stored case names, whether or not its owner still works there. */
  readonly storedHospital: { readonly id: number; readonly label: string } | null;
}

export const CaseFormContext = createContext<CaseFormTools | null>(null);

export function useCaseForm(): CaseFormTools {
  const tools = use(CaseFormContext);
  if (tools === null) throw new Error('a part of the case form stands outside of it');
  return tools;
}

type Plain = string | number | boolean | null;

/** Something read off the form. Whoever asks is drawn again only when what was read has become another. */
export function useRead<T extends Plain>(read: (values: CaseFormValues) => T): T {
  const { form } = useCaseForm();
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed }),
    [form],
  );
  const snapshot = (): T => read(form.getValues());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
