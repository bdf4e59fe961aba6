/** A note while it is edited; the key is its place on the screen, whatever becomes of the others. */
export interface EditedNote {
  readonly key: string;
  readonly text: string;
}

export const editedNotes = (notes: readonly { readonly id: number; readonly note: string }[]): readonly EditedNote[] =>
  notes.map(({ id, note }) => ({ key: String(id), text: note }));

/** What is sent: empty notes are dropped. */
export const noteTexts = (notes: readonly EditedNote[]): string[] =>
  notes.map(({ text }) => text.trim()).filter((text) => text !== '');

/** Would sending change anything? */
export function isChanged(before: readonly EditedNote[], now: readonly EditedNote[]): boolean {
  const [was, is] = [noteTexts(before), noteTexts(now)];
  return was.length !== is.length || was.some((text, index) => text !== is[index]);
}
