import { expect, test } from 'vitest';
import { placeOf } from './profile-place.ts';

test.each([
  [null, {}],
  ['text', {}],
  [{ panelIndex: 3 }, { panelIndex: 3 }],
  [{ panelIndex: 6 }, {}],
  [{ panelIndex: -1 }, {}],
  [{ panelIndex: 1.5 }, {}],
  [{ panelIndex: '3' }, {}],
  [
    { panelIndex: 1, open: { name: 'experience', id: 7 } },
    { panelIndex: 1, open: { name: 'experience', id: 7 } },
  ],
  [{ open: { name: 'education' } }, { open: { name: 'education', id: null } }],
  [{ open: { name: 'personal', id: 3 } }, { open: { name: 'personal' } }],
  [{ open: { name: 'delete-everything' } }, {}],
  [{ open: 'personal' }, {}],
])('of the state %j the profile takes %j', (state, place) => {
  expect(placeOf(state)).toEqual(place);
});
