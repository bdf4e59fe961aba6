import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartFailure } from '../../start-failure.ts';

const file = new URL('../../../seed/codes/vocabulary.json', import.meta.url);

const phrases = z.record(z.string(), z.array(z.string()));
const section = z.object({ expand: phrases, concept: phrases });
const vocabulary = z.object({ icd: section, cpt: section });

/** How clinicians speak, as the operator may have edited it. */
export function readVocabulary(): z.output<typeof vocabulary> {
  try {
    return vocabulary.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const where = error instanceof z.ZodError ? (error.issues[0]?.path.join(' → ') ?? '') : 'it is not JSON';
    throw new StartFailure(`seed/codes/vocabulary.json cannot be read (${where}): mend it and start again.`);
  }
}
