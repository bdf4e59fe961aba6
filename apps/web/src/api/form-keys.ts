/** One Idempotency-Key per filled form: the same form sent again is the same thing, a changed one is another. */
export function makeFormKeys(): (form: unknown) => string {
  let last = { form: '', key: '' };
  return (values) => {
    const form = JSON.stringify(values);
    if (form !== last.form) last = { form, key: crypto.randomUUID() };
    return last.key;
  };
}
