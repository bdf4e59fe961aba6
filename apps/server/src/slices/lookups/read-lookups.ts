import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import { listLookupNames, mapLookupNames, type LookupName } from '@casefolio/domain/lookups/catalogue';
import { z } from 'zod';
import { answerList, answerMap, type AnswerLookup, type Item, type Option } from './lookup-answers.ts';
import { readSeed, type SeedForm } from './seed-files.ts';

const pairWanted = 'must be ["value", "label"]';
const noComma = 'a value must not hold a comma, because several chosen ones are stored separated by commas';

const optionText = z.string().trim().min(1, 'a text is empty');
const optionValue = optionText.refine((value) => !value.includes(','), { error: noComma });

export const mapForm: SeedForm<Option> = {
  schema: z.array(z.tuple([optionValue, optionText], { error: pairWanted })),
  keyOf: ([value]) => value,
};

const listForm = (schema: z.ZodType<Item[]>): SeedForm<Item> => ({ schema, keyOf: ({ id }) => id });

/** All lookups, from files that a person can edit, checked before the first call comes. */
export const readLookups = (folder: string): Map<LookupName, AnswerLookup> =>
  new Map([
    ...mapLookupNames.map((name) => [name, answerMap(readSeed(folder, name, mapForm))] as const),
    ...listLookupNames.map(
      (name) => [name, answerList(readSeed(folder, name, listForm(lookupEndpoints[name].data)))] as const,
    ),
  ]);
