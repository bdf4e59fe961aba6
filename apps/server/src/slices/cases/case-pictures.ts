import type { Upload } from '../../http/visit.ts';
import { imageNotAdded } from '@casefolio/domain/messages/cases';
import type { FieldError } from '@casefolio/contract/envelope';
import { Failure, invalidFields } from '../../http/failure.ts';
import type { Pictures } from '../../ports/images/images.port.ts';
import type { NewImage } from './case-images.store.ts';
import type { CasesTools } from './cases-tools.ts';

const sizes = { large: 2560, small: 320 };

/** Every image of a call written anew and stored, or none: the one that cannot be read is named. They are nobody's until a transaction keeps them. */
export async function storePictures(
  { images, files }: CasesTools,
  ownerId: number,
  uploads: readonly Upload[],
  names: readonly string[] = [],
): Promise<NewImage[]> {
  const made: Pictures[] = [];
  const faults: FieldError[] = [];
  for (const upload of uploads) {
    const pictures = await images.reencode(upload.bytes, sizes);
    if ('unusable' in pictures) faults.push({ field: 'images', error: imageNotAdded(upload.fileName).text });
    else made.push(pictures);
  }
  if (faults.length > 0) throw refusal(faults);
  const stored: NewImage[] = [];
  for (const [index, { large, small }] of made.entries()) {
    const meta = { contentType: large.contentType, ownerId };
    const [largeKey, smallKey] = [await files.add(large.bytes, meta), await files.add(small.bytes, meta)];
    stored.push({ name: names[index] || (uploads[index]?.fileName ?? ''), largeKey, smallKey });
  }
  return stored;
}

/** One sentence tells it, too, for whoever reads the message alone. */
const refusal = (faults: readonly FieldError[]): Failure =>
  new Failure(
    'invalidFields',
    { text: faults.map(({ error }) => error).join(' ') },
    { fields: invalidFields(faults).fields },
  );

export const keysOf = (images: readonly NewImage[]): string[] =>
  images.flatMap(({ largeKey, smallKey }) => [largeKey, smallKey]);
