import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import { Failure, invalidFields } from '../../http/failure.ts';
import type { Upload, Visit } from '../../http/visit.ts';
import type { Unusable } from '../../ports/images/images.port.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { imageKeysForChange, setImage } from './people.store.ts';
import type { ProfileTools } from './profile-tools.ts';

const sizes = { large: 1024, small: 192, square: true };

const refusals: Record<Unusable, () => Failure> = {
  'too-many-pixels': () => new Failure('tooLarge', messages.imageTooManyPixels),
  'not-an-image': () => new Failure('unsupportedType', messages.imageNotTaken),
};

interface Input {
  readonly params: { readonly userId: number };
  readonly uploads: readonly Upload[];
}

/** Someone shows their face: cut square, written anew; the one before is let go. */
export const putProfileImage =
  (tools: ProfileTools) =>
  async (visit: Visit, { params: { userId }, uploads: [upload] }: Input) => {
    if (!upload) throw invalidFields([{ field: 'image_file', error: messages.imageMissing.text }]);
    const made = await tools.images.reencode(upload.bytes, sizes);
    if ('unusable' in made) throw refusals[made.unusable]();
    const { large, small } = made;
    const meta = { contentType: large.contentType, ownerId: userId };
    const keys = { large: await tools.files.add(large.bytes, meta), small: await tools.files.add(small.bytes, meta) };
    const at = tools.clock.now();
    return visit.atomically(async (tx) => {
      await tools.files.release(tx, await imageKeysForChange(tx, userId));
      await setImage(tx, userId, keys);
      await tools.files.keep(tx, [keys.large, keys.small]);
      await recordTouch(tx, visit, at, { action: 'profile.image.set', ownerId: userId });
      const link = (key: string) => tools.linkTo(key, userId);
      return { profile_image: { href_small: link(keys.small), href_original: link(keys.large) } };
    });
  };

export const removeProfileImage =
  (tools: ProfileTools) =>
  (visit: Visit, { params: { userId } }: { readonly params: { readonly userId: number } }) =>
    visit.atomically(async (tx) => {
      const at = tools.clock.now();
      await tools.files.release(tx, await imageKeysForChange(tx, userId));
      await setImage(tx, userId, null);
      await recordTouch(tx, visit, at, { action: 'profile.image.removed', ownerId: userId });
      return { profile_image: null };
    });
