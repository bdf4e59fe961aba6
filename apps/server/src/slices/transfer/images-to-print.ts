import { buffer } from 'node:stream/consumers';
import type { PrintedImage } from '@casefolio/domain/transfer/papers';
import { type CaseInFull, imagesOfCases } from '../cases/cases.api.ts';
import type { MakingTools } from './transfer-tools.ts';

/** As sharp as half the width of a sheet can show; the original would make the file ten times larger. */
const onPaper = { large: 1000, small: 1 };

/** The images of cases by the case, made small enough for paper. One whose bytes cannot be had is named on the page all the same. */
export async function imagesToPrint(
  { db, store, images }: MakingTools,
  ownerId: number,
  cases: readonly CaseInFull[],
): Promise<ReadonlyMap<number, readonly PrintedImage[]>> {
  const printed = new Map<number, PrintedImage[]>();
  const ids = cases.map(({ id }) => id);
  for (const { caseId, name, largeKey } of await imagesOfCases(db, ownerId, ids)) {
    const file = await store.open(largeKey);
    const made = file && (await images.reencode(await buffer(file.stream), onPaper));
    const jpeg = made && 'large' in made ? made.large.bytes : new Uint8Array();
    printed.set(caseId, [...(printed.get(caseId) ?? []), { name, jpeg }]);
  }
  return printed;
}
