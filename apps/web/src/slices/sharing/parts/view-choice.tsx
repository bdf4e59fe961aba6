import { sharingLabels } from '@casefolio/domain/messages/sharing';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { inputLook } from '../../../fields/input-look.ts';
import { Arrowed } from '../../../fields/input-arrow.ts';
import { type View, viewOf, views } from '../answers.ts';

const Select = styled('select')({ ...inputLook, width: 'auto', minHeight: 44, padding: '8px 12px' });

interface ViewChoiceProps {
  readonly view: View;
  readonly choose: (view: View) => void;
}

/** Which of the two lists is shown. */
export function ViewChoice({ view, choose }: ViewChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {sharingLabels.view}
      </Box>
      <Arrowed>
        <Select id={id} value={view} onChange={(event) => choose(viewOf(event.target.value).value)}>
          {views.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Arrowed>
    </Box>
  );
}
