import { searchCpt } from '@casefolio/contract/codes.contract';
import { call } from '../../../api/client.ts';
import type { CptCode } from '../code.ts';

/** The one code that is written like this, with its value of the year; undefined where there is none. */
export async function findCode(
  code: string,
  year: number | undefined,
  signal: AbortSignal,
): Promise<CptCode | undefined> {
  const found = await call(searchCpt, { query: { searchTerm: code, year }, signal });
  return found.find((each) => each.code === code);
}
