import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CodeFile } from '../code-file.ts';
import { CodeFileFault } from '../code-file-fault.ts';
import { readCodeFiles } from '../read-code-files.ts';

/** What comes of a file that was cut somewhere: its contents, or the fault's sentence. */
export async function readCut(bytes: Buffer, at: number): Promise<CodeFile[] | string> {
  try {
    return await readCodeFiles('cut', bytes.subarray(0, at));
  } catch (error) {
    if (error instanceof CodeFileFault) return error.message;
    throw error;
  }
}

/** Wherever the file is cut, the rest is refused, unless nothing that is read was lost. */
export async function expectCutsRefused(whole: Buffer, { runs = 15, before = whole.length } = {}): Promise<void> {
  const complete = await readCodeFiles('cut', whole);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: before - 1 }), async (at) => {
      const rest = await readCut(whole, at);
      if (typeof rest !== 'string') expect(rest).toEqual(complete);
    }),
    { numRuns: runs },
  );
}
