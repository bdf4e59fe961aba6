import { calculatorLabels as labels } from '@casefolio/domain/messages/calculator';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Calculation } from '../calculation.ts';

const Figures = styled('dl')({ margin: 0, display: 'grid', gap: 16 });
const Reasons = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 6 });

const Remark = styled('p')({ margin: '8px 0 0' });

interface WayProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

/** One way to reduce the total: its name, its figure, its reasons. */
function Way({ name, figure, children }: WayProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: 2 }}>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
        {figure}
      </Box>
      <Box component="dd" sx={{ gridColumn: '1 / -1', m: 0, typography: 'body2', color: 'text.secondary' }}>
        {children}
      </Box>
    </Box>
  );
}

/** How several procedures and add-on codes of one session would reduce the total, in plain words. */
export function SessionNote({ lines, reimbursable, cmsTotal, isByReport }: Calculation) {
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {labels.session}
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mb: 2 }}>
        {labels.sessionIntro}
      </Box>
      <Figures>
        <Way name={labels.reimbursable} figure={reimbursable.figure}>
          {reimbursable.why === null ? labels.reimbursableOne : `${reimbursable.why}.`} {labels.asInLog}
        </Way>
        <Way name={labels.cms} figure={cmsTotal}>
          {labels.cmsIntro}
          <Reasons>
            {lines.map(({ key, code, cms }) => (
              <Box component="li" key={key} sx={{ display: 'grid', gridTemplateColumns: '3.5rem 1fr auto', gap: 1 }}>
                <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                  {code}
                </Box>
                <span>{cms.why}</span>
                <Box component="span" sx={{ color: 'text.primary' }}>
                  {cms.figure}
                </Box>
              </Box>
            ))}
          </Reasons>
          {isByReport && <Remark>{labels.cmsByReport}</Remark>}
          <Remark>{labels.cmsNotIncluded}</Remark>
        </Way>
      </Figures>
    </Box>
  );
}
