import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { heardOnly } from '../../../ui/heard-only.ts';

const Option = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 16,
  paddingBlock: 8,
  lineHeight: 1.35,
  cursor: 'pointer',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '&:has(:checked)': {
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '& input': { width: 20, height: 20, margin: 0, flexShrink: 0, accentColor: 'var(--mui-palette-primary-main)' },
});

const Segment = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  paddingInline: 18,
  borderRadius: 6,
  cursor: 'pointer',
  fontWeight: 600,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
  '&:has(:checked)': {
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  // The system's own colours take the fill away, and with it the mark of what is chosen.
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
});

const looks = {
  segments: {
    Label: Segment,
    input: heardOnly,
    group: { display: 'inline-flex', flexWrap: 'wrap', p: 0.5, gap: 0.5, border: 1, borderColor: 'divider' },
  },
  rows: { Label: Option, input: {}, group: { display: 'grid', gap: 1 } },
} as const;

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  /** Two short words fit in segments; everything longer stands in rows, below a legend that is seen. */
  readonly look: keyof typeof looks;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few. Radio buttons underneath, so that arrows and screen readers know what to do. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, look, name, options, value, onChange } = props;
  const { Label, input, group } = looks[look];
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={look === 'segments' ? heardOnly : { typography: 'body2', fontWeight: 600, p: 0, mb: 1 }}
      >
        {legend}
      </Box>
      <Box sx={{ ...group, borderRadius: 1, ...(look === 'segments' && { backgroundColor: 'background.paper' }) }}>
        {options.map((option) => (
          <Label key={option.value}>
            <Box
              component="input"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={input}
            />
            {option.label}
          </Label>
        ))}
      </Box>
    </Box>
  );
}
