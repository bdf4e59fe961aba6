import { useEffect, useState } from 'react';
import type { CaseFormValues } from '../case-form.ts';
import { useCaseForm } from './case-form-context.ts';

const quietMs = 400;

/** A text of the form once the keys have been still: whoever shows it is not drawn again with every key. */
export function useDebouncedRead(read: (values: CaseFormValues) => string): string {
  const { form } = useCaseForm();
  const [text, setText] = useState(() => read(form.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(read(form.getValues())), quietMs);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, read]);
  return text;
}
