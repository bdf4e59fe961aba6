import { addImages, changeCase, logCase } from '@casefolio/contract/cases.contract';
import { keepDraft } from '@casefolio/contract/drafts.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { makeFormKeys } from '../../../../api/form-keys.ts';
import { sendForm } from '../../../../api/send-form.ts';
import { caseKeys } from '../../hooks/case-keys.ts';
import type { CaseFormValues, NewImage } from '../case-form.ts';
import { jsonOf } from '../kept-form.ts';
import { type CasePlace, draftKeyOf, lastChoicesKeyOf } from '../place.ts';
import { lastChoicesOf } from '../start.ts';
import { bodyOf, multipartOf } from '../wire.ts';

interface Saving {
  readonly values: CaseFormValues;
  readonly version: number | undefined;
  readonly onProgress: (done: number) => void;
}

/** Adds a case with its images, or changes one. The same form sent twice is one case. */
export function useSaveCase(userId: number, place: CasePlace) {
  const queryClient = useQueryClient();
  const [keyOf] = useState(makeFormKeys);
  const { ownerId, caseId } = place;

  async function add({ values, onProgress }: Saving): Promise<void> {
    const body = bodyOf(values, { draftKey: draftKeyOf(place) });
    const idempotencyKey = keyOf({ body, images: values.images.map(({ key, name }) => [key, name]) });
    const form = multipartOf(body, values.images);
    await sendForm(logCase, { params: { userId: ownerId }, form, idempotencyKey, onProgress });
    await rememberChoices(values);
  }

  async function rememberChoices(values: CaseFormValues): Promise<void> {
    const content = jsonOf(lastChoicesOf(values));
    // The next case then begins without them: no reason to trouble anybody.
    await call(keepDraft, { params: { userId, key: lastChoicesKeyOf(place) }, body: { content } }).catch(() => null);
  }

  async function change({ values, version }: Saving, procId: number): Promise<number> {
    const body = bodyOf(values, { draftKey: draftKeyOf(place), version });
    return (await call(changeCase, { params: { userId: ownerId, procId }, body })).version;
  }

  /** Answers with the version that the case has now; a new one has no further use for it. */
  const saving = useMutation({
    mutationFn: async (wish: Saving): Promise<number | undefined> => {
      if (caseId !== null) return change(wish, caseId);
      await add(wish);
      return undefined;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: caseKeys.log(ownerId) }),
  });

  const uploading = useMutation({
    mutationFn: async ({ image, onProgress }: { image: NewImage; onProgress: Saving['onProgress'] }) => {
      if (caseId === null) return;
      const form = new FormData();
      form.append('image_names', JSON.stringify([image.name]));
      form.append('images', image.file, image.name);
      const params = { userId: ownerId, procId: caseId };
      await sendForm(addImages, { params, form, idempotencyKey: image.key, onProgress });
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: caseKeys.log(ownerId) }),
  });

  return { save: saving.mutateAsync, upload: uploading.mutateAsync };
}
