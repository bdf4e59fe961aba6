import { caseFormLabels as labels, percentage } from '@casefolio/domain/messages/case-form';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { useCaseForm } from './case-form-context.ts';

const { Part: ModifierDialog, prepare } = loadAhead(async () => (await import('./modifier-dialog.tsx')).ModifierDialog);

/** One modifier, which scales the whole case. */
export function CptModifier() {
  const { form } = useCaseForm();
  const { field } = useController({ control: form.control, name: 'modifier' });
  const { value: modifier, onChange, ref } = field;
  const [isOpen, setOpen] = useState(false);
  useAhead(prepare);
  const remove = () => {
    onChange(null);
    form.setFocus('modifier');
  };
  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={modifier === null && <PlusIcon size={18} />}
        title={modifier === null ? undefined : labels.editModifier}
        onClick={() => setOpen(true)}
      >
        {modifier === null
          ? labels.addModifier
          : `${labels.modifierColumn} ${modifier.id} · ${percentage(modifier.percentage)}`}
      </Button>
      {modifier !== null && (
        <IconAction type="button" aria-label={labels.removeModifier} onClick={remove}>
          <CloseIcon size={18} />
        </IconAction>
      )}
      {isOpen && <ModifierDialog chosenId={modifier?.id ?? null} onPick={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
