import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookupNames, type LookupName } from '@casefolio/domain/lookups/catalogue';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../ports/testing/temporary-folder.ts';
import { StartFailure } from '../../start-failure.ts';
import { readLookups } from './read-lookups.ts';
import { seedFolder } from './seed-files.ts';

/** What the start says when one file holds this instead. */
async function refusalOf(name: LookupName, text: string | null): Promise<unknown> {
  const folder = await temporaryFolder();
  await cp(seedFolder, folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  await (text === null ? rm(file) : writeFile(file, text));
  try {
    return readLookups(folder);
  } catch (error) {
    return error instanceof StartFailure ? error.message.replace(file, 'FILE') : error;
  }
}

test('the files that come with the product are read, one for each lookup', () => {
  expect([...readLookups(seedFolder).keys()].toSorted()).toEqual(lookupNames.toSorted());
});

test.each([
  ['a missing comma', '[\n  ["Left", "Left"]\n  ["Right", "Right"]\n]\n', 'line 3: a comma'],
  ['a comma too many', '[\n  ["Left", "Left"],\n  ["Right", "Right"],\n]\n', 'line 4: a comma'],
  ['an open quotation', '[\n  ["Left", "Left],\n  ["Right", "Right"]\n]\n', 'line 2: a comma'],
  ['a file cut short', '[\n  ["Left", "Left"],\n', 'line 2: a comma'],
  ['an empty file', '', 'line 1: a comma'],
  ['no option', '[]', 'it is empty'],
  ['an object', '{"Left": "Left"}', 'expected array'],
  ['a value without label', '[["Left", "Left"], ["Right"]]', 'entry 2: must be ["value", "label"]'],
  ['a number for a value', '[["Left", "Left"], [2, "Right"]]', 'entry 2, 0: Invalid input: expected string'],
  ['an empty label', '[["Left", " "]]', 'entry 1, 1: a text is empty'],
  ['a comma in a value', '[["Left, upper", "Left"]]', 'entry 1, 0: a value must not hold a comma'],
  ['a value twice', '[["Left", "Left"], ["Right", "R"], ["Left", "L"]]', "entry 3: 'Left' is there already"],
])('a map with %s stops the start', async (_fault, text, why) => {
  const refusal = await refusalOf('side_lookups', text);
  expect(refusal).toContain('The lookup file FILE cannot be used');
  expect(refusal).toContain(why);
  expect(refusal).not.toContain('\n');
});

test.each([
  ['a missing field', '[{ "id": 1 }]', 'entry 1, nice_name: Invalid input: expected string'],
  ['an id twice', '[{ "id": 1, "nice_name": "A" }, { "id": 1, "nice_name": "B" }]', "entry 2: '1' is there already"],
  ['an id that is none', '[{ "id": -1, "nice_name": "A" }]', 'entry 1, id: Too small'],
])('a list with %s stops the start', async (_fault, text, why) => {
  expect(await refusalOf('role_lookups', text)).toContain(why);
});

test('a file that is not there stops the start', async () => {
  expect(await refusalOf('degrees', null)).toContain('it is not there');
});
