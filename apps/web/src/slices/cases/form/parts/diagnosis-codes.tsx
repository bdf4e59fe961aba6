import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import { useCaseForm } from './case-form-context.ts';
import { CodeLine, codeList } from './code-line.tsx';

const { Part: CodeLookupDialog, prepare } = loadAhead(
  async () => (await import('../../../codes/parts/code-lookup-dialog.tsx')).CodeLookupDialog<'icd'>,
);

/** The diagnosis codes of the case. */
export function DiagnosisCodes() {
  const { form } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: 'icds' });
  const { value: icds, onChange, ref } = field;
  const [isOpen, setOpen] = useState(false);
  useAhead(prepare);
  return (
    <>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {labels.diagnosisCodes}
      </Box>
      <ProblemLine text={fieldState.error?.message ?? null} />
      {icds.length > 0 && (
        <Box component="ul" aria-label={labels.diagnosisCodes} sx={{ ...codeList, mb: 2 }}>
          {icds.map(({ id, code, value }) => (
            <CodeLine
              key={id}
              code={code}
              description={value}
              lines={3}
              onRemove={() => {
                onChange(icds.filter((icd) => icd.id !== id));
                form.setFocus('icds');
              }}
            />
          ))}
        </Box>
      )}
      <Button ref={ref} variant="outlined" startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {labels.addDiagnosis}
      </Button>
      {isOpen && (
        <CodeLookupDialog
          open
          kind="icd"
          chosenIds={icds.map(({ id }) => id)}
          onAdd={(codes) => onChange([...icds, ...codes.map(({ id, code, value }) => ({ id, code, value }))])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
