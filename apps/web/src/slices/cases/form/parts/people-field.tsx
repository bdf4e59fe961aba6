import { addPeopleTo, caseFormLabels as labels, removePerson } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from '../../../../fields/field-frame.tsx';
import { inputIds } from '../../../../fields/input-ids.ts';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import type { PeopleField as PeopleName, Person } from '../case-form.ts';
import { useCaseForm } from './case-form-context.ts';

const { Part: PeopleDialog, prepare } = loadAhead(async () => (await import('./people-dialog.tsx')).PeopleDialog);

interface PeopleFieldProps {
  readonly name: PeopleName;
  readonly label: string;
}

/** Surgeons of the case: colleagues of the institution, or anybody by name. */
export function PeopleField({ name, label }: PeopleFieldProps) {
  const { form } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: `people.${name}` });
  const { value: people, onChange, ref } = field;
  const ids = inputIds(useId());
  const [isOpen, setOpen] = useState(false);
  useAhead(prepare);
  const add = (more: readonly Person[]) => onChange([...people, ...more]);
  return (
    <FieldFrame field={{ label }} ids={ids} error={fieldState.error?.message} isGroup>
      <Box component="fieldset" aria-labelledby={ids.label} sx={group}>
        {people.map((person, index) => (
          <Chip
            key={`${person.id ?? ''} ${person.name}`}
            label={person.name}
            sx={{ height: 40, maxWidth: '100%' }}
            deleteIcon={
              <Box component="button" type="button" aria-label={removePerson(person.name)} sx={chipButton}>
                <CloseIcon size={16} />
              </Box>
            }
            onDelete={() => onChange(people.filter((_one, at) => at !== index))}
          />
        ))}
        <Button
          ref={ref}
          variant="outlined"
          startIcon={<PlusIcon size={18} />}
          aria-label={addPeopleTo(label)}
          onClick={() => setOpen(true)}
        >
          {labels.add}
        </Button>
      </Box>
      {isOpen && <PeopleDialog title={label} chosen={people} onAdd={add} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}

const group = { display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0, minHeight: 48, m: 0, p: 0, border: 0 } as const;

const chipButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  p: 0,
  border: 0,
  borderRadius: 1,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
} as const;
