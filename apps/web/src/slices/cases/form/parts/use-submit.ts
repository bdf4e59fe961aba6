import { caseMessages, imageNotAdded } from '@casefolio/domain/messages/cases';
import { useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Store } from '../../../../ui/store.ts';
import { useToast } from '../../../../ui/toast.tsx';
import type { CaseFormValues, NewImage } from '../case-form.ts';
import type { Editing } from '../editing.ts';
import { faultsOfForm } from '../faults.ts';
import { type Refusal, refusalOf } from '../hooks/server-faults.ts';
import type { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { useSaveCase } from '../hooks/use-save-case.ts';
import type { ImageStates } from '../image-states.ts';
import { pathAfterSave } from '../place.ts';
import { useCaseForm } from './case-form-context.ts';

export interface SubmitOptions {
  readonly editing: Editing;
  readonly draft: ReturnType<typeof useDraftKeeper>;
  readonly imageStates: Store<ImageStates>;
}

/** The specification shows a refusal for a second; it stands beside the button until the next try, too. */
const refusalMs = 1000;

/** Saves the case once at a time, and says what stands in its way where it can be mended. */
export function useSubmit({ editing, draft, imageStates }: SubmitOptions) {
  const { form, userId, place, today } = useCaseForm();
  const { save, upload } = useSaveCase(userId, place);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  const setImage = (key: string, state: ImageStates[string]) =>
    imageStates.write({ ...imageStates.read(), [key]: state });

  async function uploadOne(image: NewImage): Promise<boolean> {
    const onProgress = (done: number) => setImage(image.key, { kind: 'under-way', done });
    onProgress(0);
    return upload({ image, onProgress }).then(
      () => true,
      () => {
        setImage(image.key, { kind: 'failed', text: imageNotAdded(image.name).text });
        return false;
      },
    );
  }

  /** Those that did not get through stay in the form; what is stored is not sent twice. */
  async function uploadAll(images: readonly NewImage[]): Promise<boolean> {
    const failed: NewImage[] = [];
    for (const image of images) if (!(await uploadOne(image))) failed.push(image);
    form.reset({ ...form.getValues(), images: [] });
    if (failed.length > 0) form.setValue('images', failed, { shouldDirty: true });
    return failed.length === 0;
  }

  async function send(values: CaseFormValues): Promise<void> {
    const isNew = place.caseId === null;
    const onProgress = (done: number) => {
      for (const { key } of values.images) setImage(key, { kind: 'under-way', done });
    };
    editing.setVersion(await save({ values, version: editing.version(), onProgress }));
    if (!isNew && !(await uploadAll(values.images))) return draft.startAnew();
    editing.finish();
    toast(isNew ? caseMessages.added : caseMessages.changed);
    await navigate(pathAfterSave(place));
  }

  function refuse(failure: unknown): void {
    const refused = refusalOf(failure);
    imageStates.write({});
    for (const { place: at, text } of refused.faults) form.setError(at, { type: 'server', message: text });
    const [first] = refused.faults;
    if (first) showFault(first.place);
    setRefusal(refused);
    toast({ text: refused.text, forMs: refusalMs }, 'error');
  }

  function showFault(at: Parameters<typeof form.setFocus>[0]): void {
    form.setFocus(at);
    document.activeElement?.scrollIntoView({ block: 'center' });
  }

  function showFirstFault(_errors: FieldErrors<CaseFormValues>): void {
    const [first] = faultsOfForm(form.getValues(), today);
    if (first) showFault(first.place);
  }

  async function trySend(values: CaseFormValues): Promise<void> {
    await draft.pause();
    try {
      await send(values);
    } catch (failure) {
      refuse(failure);
      draft.resume();
    }
  }

  async function submit(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setRefusal(null);
    try {
      await form.handleSubmit(trySend, showFirstFault)();
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }
  return { submit, isSaving, refusal, forget: () => setRefusal(null) };
}
