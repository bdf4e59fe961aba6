import type { Field } from '@casefolio/domain/fields/field';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { InputIds } from './input-ids.ts';

/** Room for one line, kept free: a message that pushed the form down would move a button from under the pointer. */
const messageLine = 34;

// Seen but not read out: the input itself says that it is required.
const requiredMark = { '&::after': { content: '" *" / ""', color: 'error.main' } };

export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <Box component="p" id={id} sx={{ typography: 'caption', color: 'error.main', m: 0, pt: 0.5 }}>
      {text}
    </Box>
  );
}

interface FieldFrameProps {
  readonly field: Pick<Field, 'label' | 'required' | 'hint'>;
  readonly ids: InputIds;
  readonly error: string | undefined;
  /** A group of buttons has no single input that the label could point at. */
  readonly isGroup?: boolean;
  /** What belongs under the input, such as the strength of a password. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The label stands above its input: it never jumps, never hides a value, and has room for a long name. */
export function FieldFrame({ field, ids, error, isGroup = false, aside, children }: FieldFrameProps) {
  const labelParts = isGroup ? { component: 'span' as const } : { component: 'label' as const, htmlFor: ids.input };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        id={ids.label}
        {...labelParts}
        sx={{ display: 'block', mb: 0.75, typography: 'body2', fontWeight: 600, ...(field.required && requiredMark) }}
      >
        {field.label}
      </Box>
      {children}
      <Box sx={{ minHeight: messageLine, pb: 1.25 }}>
        <FieldError id={ids.error} text={error} />
        {field.hint && (
          <Box component="p" id={ids.hint} sx={{ typography: 'caption', color: 'text.secondary', m: 0, pt: 0.5 }}>
            {field.hint}
          </Box>
        )}
        {aside && <div id={ids.aside}>{aside}</div>}
      </Box>
    </Box>
  );
}
