import { readdirSync, readFileSync } from 'node:fs';
import { joinVocabularies, type Vocabularies } from '@casefolio/domain/codes/search/vocabulary';
import { z } from 'zod';
import { StartFailure } from '../../start-failure.ts';

const folder = new URL('../../../seed/codes/vocabulary/', import.meta.url);

const phrases = z.record(z.string(), z.array(z.string()));
const section = z.object({ expand: phrases, concept: phrases });
const vocabulary = z.object({ icd: section, cpt: section });

/** How clinicians speak, as the operator may have edited it: all files of the folder, in the order of their names. */
export const readVocabulary = (): Vocabularies =>
  joinVocabularies(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map(readPart),
  );

function readPart(name: string): Vocabularies {
  try {
    return vocabulary.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  } catch (error) {
    const where = error instanceof z.ZodError ? (error.issues[0]?.path.join(' → ') ?? '') : 'it is not JSON';
    throw new StartFailure(`seed/codes/vocabulary/${name} cannot be read (${where}): mend it and start again.`);
  }
}
