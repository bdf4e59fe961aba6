import { addSuggestion, caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { CodeText } from '../../../codes/parts/code-text.tsx';
import type { SuggestedCpt } from '../hooks/use-suggested-cpts.ts';
import { useCaseForm } from './case-form-context.ts';
import { codeList } from './code-line.tsx';

interface SuggestedCodesProps {
  readonly codes: readonly SuggestedCpt[];
  readonly onAdd: (code: SuggestedCpt) => void;
}

/** Codes that fit, each with its value; adding one adds it once, and takes the keyboard to the next. */
export function SuggestedCodes({ codes, onAdd }: SuggestedCodesProps) {
  const { form } = useCaseForm();
  function add(code: SuggestedCpt, pressed: HTMLElement): void {
    const line = pressed.closest('li');
    const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
    if (next) next.focus();
    else form.setFocus('cpts');
    onAdd(code);
  }
  return (
    <Box component="ul" aria-label={labels.suggestions} sx={codeList}>
      {codes.map((code) => (
        <Box
          component="li"
          key={code.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <CodeText code={code} term="" />
          <Button
            variant="outlined"
            size="small"
            startIcon={<PlusIcon size={16} />}
            aria-label={addSuggestion(code.code)}
            onClick={({ currentTarget }) => add(code, currentTarget)}
          >
            {labels.add}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
