import {
  caseFormLabels as labels,
  deleteProcedure,
  procedureTitle,
  removeProcedure,
} from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { newProcedure } from '../case-form.ts';
import { AskedFields } from './asked-fields.tsx';
import { useCaseForm } from './case-form-context.ts';

interface FurtherProceduresProps {
  /** Deletes a stored one at once; answers with what went wrong, in words, or null. */
  readonly removeStored: (id: number) => Promise<string | null>;
}

/** What else was done in the same case, numbered from 2. */
export function FurtherProcedures({ removeStored }: FurtherProceduresProps) {
  const { form, today } = useCaseForm();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'procedures', keyName: 'key' });
  const confirm = useConfirm();
  const toast = useToast();

  async function takeOut(index: number, id: number | null): Promise<void> {
    if (id === null) {
      if (await confirm({ ...removeProcedure, tone: 'danger' })) remove(index);
      return;
    }
    let problem: string | null = null;
    const beforeClosing = async () => {
      problem = await removeStored(id);
    };
    if (!(await confirm({ ...deleteProcedure, tone: 'danger', beforeClosing }))) return;
    if (problem === null) remove(index);
    else toast({ text: problem, forMs: 1000 }, 'error');
  }

  return (
    <>
      {fields.map(({ key, id }, index) => (
        <Box key={key} component="section" aria-label={procedureTitle(index)} sx={block}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Box component="h3" sx={{ typography: 'h3', m: 0 }}>
              {procedureTitle(index)}
            </Box>
            {id === null && <Box sx={badge}>{labels.newProcedure}</Box>}
            <Button color="error" sx={{ ml: 'auto' }} onClick={() => void takeOut(index, id)}>
              {id === null ? removeProcedure.confirm : labels.delete}
            </Button>
          </Box>
          <AskedFields asking="further" prefix={`procedures.${index}.answers`} />
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<PlusIcon size={18} />}
        onClick={() => append(newProcedure(form.getValues('family'), today), { shouldFocus: false })}
      >
        {labels.addProcedure}
      </Button>
    </>
  );
}

const block = { mb: 3, pt: 2, borderTop: 1, borderColor: 'divider' } as const;
const badge = {
  px: 1,
  py: 0.25,
  typography: 'caption',
  fontWeight: 600,
  borderRadius: 1,
  color: 'primary.main',
  border: 1,
  borderColor: 'primary.main',
} as const;
