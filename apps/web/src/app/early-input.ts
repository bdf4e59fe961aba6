import { flushSync } from 'react-dom';

/** The way from the root down to an element; it leads to the same element of a page that was drawn anew. */
type Place = readonly number[];

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has done with a page that was drawn ahead, before there was an application to notice it. */
interface EarlyInput {
  readonly fields: readonly { readonly place: Place; readonly type: string; readonly state: string }[];
  readonly pressed: Place | null;
  readonly focused: Place | null;
}

function placeOf(root: Element, element: Element | null): Place | null {
  const place: number[] = [];
  for (let at = element; at !== root; at = at.parentElement) {
    if (!at?.parentElement) return null;
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

function elementAt(root: Element, place: Place | null): HTMLElement | null {
  if (place === null) return null;
  const found = place.reduce<Element | null>((at, index) => at?.children[index] ?? null, root);
  return found instanceof HTMLElement ? found : null;
}

const isFormField = (element: HTMLElement | null): element is FormField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isTick = (field: FormField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: FormField): string => (isTick(field) ? String(field.checked) : field.value);

function drawnStateOf(field: FormField): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React takes what it finds for what it has drawn, and would miss the difference. */
function untouch(field: FormField): void {
  if (isTick(field)) field.checked = field.defaultChecked;
  else field.value = drawnStateOf(field);
}

/** Takes what was typed, ticked and pressed out of the drawn page; public/before-paint.js has marked the button. */
function takeEarlyInput(root: HTMLElement): EarlyInput {
  const touched = [...root.querySelectorAll<FormField>('input, textarea, select')].filter(
    (field) => stateOf(field) !== drawnStateOf(field),
  );
  const button = root.querySelector('[data-pressed]');
  const early = {
    fields: touched.map((field) => ({
      place: placeOf(root, field) ?? [],
      type: field.type,
      state: stateOf(field),
    })),
    pressed: placeOf(root, button),
    focused: placeOf(root, document.activeElement),
  };
  for (const field of touched) untouch(field);
  button?.removeAttribute('data-pressed');
  return early;
}

function prototypeOf(field: FormField): FormField {
  if (field instanceof HTMLTextAreaElement) return HTMLTextAreaElement.prototype;
  return field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
}

function fill(field: FormField, state: string): void {
  // The browser's own setter: React has put another one before it, which hides what a program assigns.
  Reflect.set(prototypeOf(field), 'value', state, field);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Does again what was done too early; each step is drawn before the next, as it was for the person. */
function repeatEarlyInput(root: HTMLElement, { fields, pressed, focused }: EarlyInput): void {
  const here = elementAt(root, focused);
  for (const { place, type, state } of fields) {
    const field = elementAt(root, place);
    if (!isFormField(field) || field.type !== type || stateOf(field) === state) continue;
    // A radio button goes out when another one is pressed.
    if (type === 'radio' && state === 'false') continue;
    // React hydrates at once what an event reaches. This one changes nothing: the field is React's from here on, and notices the next.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync(() => (isTick(field) ? field.click() : fill(field, state)));
    // A field is checked when it is left, and this one was.
    if (field !== here) flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
  here?.focus({ preventScroll: true });
  elementAt(root, pressed)?.click();
}

/** Starts the application on the page, and brings what was done before into it. */
export function startWithEarlyInput(root: HTMLElement, start: () => void): void {
  const early = takeEarlyInput(root);
  start();
  repeatEarlyInput(root, early);
}
