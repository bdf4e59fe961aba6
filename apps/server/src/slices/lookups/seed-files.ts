import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LookupName } from '@casefolio/domain/lookups/catalogue';
import type { z } from 'zod';
import { StartFailure } from '../../start-failure.ts';

export const seedFolder = join(import.meta.dirname, '../../../seed/lookups');

/** What the entries of a file must be, and what tells one from another. */
export interface SeedForm<Entry> {
  readonly schema: z.ZodType<Entry[]>;
  readonly keyOf: (entry: Entry) => string | number | undefined;
}

/** The entries of a lookup's file. A wrong file stops the start and is named with the line or the entry that is to blame. */
export function readSeed<Entry>(folder: string, name: LookupName, { schema, keyOf }: SeedForm<Entry>): Entry[] {
  const file = join(folder, `${name}.json`);
  const { data: entries, error } = schema.safeParse(parsed(file));
  if (error) throw unusable(file, ...firstFault(error));
  if (entries.length === 0) throw unusable(file, '', 'it is empty');
  const keys = entries.map(keyOf);
  const again = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (again >= 0) throw unusable(file, entryAt(again), `'${keys[again]}' is there already`);
  return entries;
}

function parsed(file: string): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    const place = `, line ${faultyLine(text)}`;
    throw unusable(file, place, 'a comma, a bracket or a quotation mark is missing or too many');
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw unusable(file, '', 'it is not there or may not be read');
  }
}

/** The first line with which the text is not even the beginning of JSON; the parser names it for some faults only. */
function faultyLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((_, place) => !isBeginning(`${lines.slice(0, place + 1).join('\n')}\n`));
  return at < 0 ? lines.length : at + 1;
}

/** Only its end is missing: the parser says so, or finds fault with what comes after the last character. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: '' };
    return message === 'Unexpected end of JSON input' || message.includes(`at position ${text.length} `);
  }
}

function firstFault({ issues: [issue] }: z.ZodError): [place: string, why: string] {
  const [entry, ...inside] = issue?.path ?? [];
  const place = typeof entry === 'number' ? [entryAt(entry), ...inside].join(', ') : '';
  return [place, issue?.message ?? 'not a list'];
}

const entryAt = (place: number): string => `, entry ${place + 1}`;

const unusable = (file: string, place: string, why: string): StartFailure =>
  new StartFailure(`The lookup file ${file} cannot be used${place}: ${why}. Correct it and start again.`);
