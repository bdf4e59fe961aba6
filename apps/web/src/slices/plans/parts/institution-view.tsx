import { contactMessages } from '@casefolio/domain/messages/contact';
import { institutionBilling, institutionTexts as texts } from '@casefolio/domain/messages/plans';
import type { Period } from '@casefolio/domain/plans/plans';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons.tsx';

function Gets() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {texts.gets.map((text) => (
        <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="span" sx={{ display: 'flex', pt: 0.25, color: 'primary.main', flexShrink: 0 }}>
            <CheckIcon />
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}

/** About what the form needs, so that the page does not jump when it arrives. */
const formHeight = 560;

interface InstitutionViewProps {
  readonly period: Period;
  /** Asks for a demonstration; loaded when it is shown. */
  readonly demoForm: ReactNode;
}

/** What a department gets, beside the form that asks to be shown it. */
export function InstitutionView({ period, demoForm }: InstitutionViewProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        gap: { xs: 4, lg: 6 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box component="h3" sx={{ typography: 'h2', m: 0 }}>
          {texts.heading}
        </Box>
        <Box component="p" sx={{ m: 0, maxWidth: '60ch', color: 'text.secondary' }}>
          {texts.lead}
        </Box>
        <Box component="h4" sx={{ typography: 'h3', m: 0, mt: 1 }}>
          {texts.getsHeading}
        </Box>
        <Gets />
        <Box component="p" sx={{ m: 0, mt: 1, fontWeight: 600 }}>
          {institutionBilling(period)}
        </Box>
      </Box>
      <Box
        sx={{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}
      >
        <Box component="h3" sx={{ typography: 'h2', m: 0, mb: 2 }}>
          {contactMessages.requestDemo.text}
        </Box>
        <Suspense fallback={<Box sx={{ minHeight: formHeight }} />}>{demoForm}</Suspense>
      </Box>
    </Box>
  );
}
