import { expect, test } from 'vitest';
import { editedNotes, isChanged, noteTexts } from './notes-edit.ts';

const before = editedNotes([
  { id: 1, note: 'Stable overnight.' },
  { id: 2, note: 'Drain out.' },
]);

test('notes are sent as their texts, without the empty ones', () => {
  expect(noteTexts([...before, { key: 'new', text: '  ' }, { key: 'newer', text: ' Home. ' }])).toEqual([
    'Stable overnight.',
    'Drain out.',
    'Home.',
  ]);
});

test('there is something to save after a note was written, changed, emptied or removed, and not before', () => {
  expect(isChanged(before, before)).toBe(false);
  expect(isChanged(before, [...before, { key: 'new', text: ' ' }])).toBe(false);
  expect(isChanged(before, [...before, { key: 'new', text: 'Home.' }])).toBe(true);
  expect(isChanged(before, before.slice(1))).toBe(true);
  expect(isChanged(before, [{ key: '1', text: '' }, ...before.slice(1)])).toBe(true);
  expect(isChanged(before, before.toReversed())).toBe(true);
});
