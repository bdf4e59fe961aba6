import type { Field } from '@casefolio/domain/fields/field';
import type { Message } from '@casefolio/domain/messages/message';
import { profileMessages } from '@casefolio/domain/messages/profile';
import { closingTexts, entryTexts } from '@casefolio/domain/messages/profile-screen';
import { shellLabels } from '@casefolio/domain/messages/shell';
import type { DefaultValues, FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { Faults } from '../../../fields/resolver.ts';
import { isRefused } from '../../../fields/server-errors.ts';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { EntryCalls } from '../hooks/use-entry-calls.ts';
import { useLeaveGuard } from '../hooks/use-leave-guard.ts';
import type { EntryKind } from '../profile-place.ts';
import { entryMessages } from '../entry-messages.ts';
import { useMayLose } from './use-may-lose.ts';

interface EntryFormOptions<Values extends FieldValues> {
  readonly kind: EntryKind;
  /** What is edited; null adds a new one. */
  readonly id: number | null;
  readonly fields: readonly Field<FieldPath<Values>>[];
  readonly defaultValues: DefaultValues<Values>;
  readonly check: (values: Values) => Faults<keyof Values & string>;
  readonly calls: EntryCalls<Values>;
  readonly onClose: () => void;
}

/** The specification shows a refusal for about a second; it stands in the dialog until the next try, too. */
const refusalMs = 1000;

const saysEndBeforeStart = ({ endDate }: FieldErrors): boolean =>
  endDate?.message === profileMessages.endBeforeStart.text;

/** One entry of the profile while it is added or edited: save, delete, and close without losing anything unasked. */
export function useEntryForm<Values extends FieldValues>(options: EntryFormOptions<Values>) {
  const { kind, id, fields, defaultValues, check, calls, onClose } = options;
  const toast = useToast();
  const confirm = useConfirm();
  const texts = entryMessages[kind];
  const refuse = (text: string) => toast({ text, forMs: refusalMs }, 'error');

  const { form, onSubmit, busy, problem } = useCheckedForm<Values>({
    fields,
    defaultValues,
    check,
    send: async (values) => {
      await calls.save(values, id).catch((failure: unknown) => {
        if (isRefused(failure)) refuse(Object.values(failure.fieldErrors)[0] ?? failure.message);
        throw failure;
      });
      finish(id === null ? texts.added : texts.changed);
    },
    onFaults: (faults) => {
      if (saysEndBeforeStart(faults)) toast(profileMessages.endBeforeStart, 'error');
    },
  });
  const { isDirty } = form.formState;
  const mayLose = useMayLose(closingTexts.closeWindow);
  const { askToClose, closeNow } = useLeaveGuard({ isDirty, mayLose, close: onClose });

  function finish(message: Message): void {
    closeNow();
    toast(message);
  }

  async function askToDelete(entryId: number): Promise<void> {
    let refusal: string | null = null;
    const agreed = await confirm({
      title: entryTexts[kind].delete,
      body: entryTexts[kind].deleteNote,
      confirm: closingTexts.deleteAnyway,
      cancel: shellLabels.cancel,
      tone: 'danger',
      beforeClosing: async () => {
        refusal = await calls.remove(entryId);
      },
    });
    if (!agreed) return;
    if (refusal === null) finish(texts.deleted);
    else refuse(refusal);
  }

  return { form, onSubmit, busy, problem, askToClose, askToDelete };
}
