import { accountMessages } from '@casefolio/domain/messages/accounts';
import { termsSections } from '@casefolio/domain/messages/terms';
import Box from '@mui/material/Box';
import { TextSections } from '../../../ui/text-sections.tsx';

/** The licence in a box of its own; the keyboard reaches it, so that it can be scrolled without a mouse. */
export function TermsText() {
  return (
    <Box
      component="section"
      aria-label={accountMessages.terms.text}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      sx={{
        maxHeight: 'min(44vh, 420px)',
        overflowY: 'auto',
        px: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <TextSections sections={termsSections} />
    </Box>
  );
}
