import { caseDetailTexts as texts } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import type { FullCase } from '../../hooks/use-case.ts';
import { ClampedText } from './clamped-text.tsx';

/** The codes under a diagnosis. */
export function DiagnosisCodes({ codes }: { readonly codes: FullCase['procedure_icd'] }) {
  return (
    <div>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {texts.codesOfDiagnosis}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {codes.map(({ icd_lookup: { id, code, value } }) => (
          <Box component="li" key={id} sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', columnGap: 2 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {code}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <ClampedText text={value} lines={3} />
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
