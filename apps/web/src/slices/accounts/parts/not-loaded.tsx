import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import { LinkAction } from './text-link.tsx';

/** What could not be loaded, and the way to ask for it again. */
export function NotLoaded({ text, tryAgain }: { readonly text: string; readonly tryAgain: () => void }) {
  return (
    <Box role="alert" sx={{ typography: 'body2', pt: 1 }}>
      {text}{' '}
      <LinkAction type="button" onClick={tryAgain}>
        {fieldMessages.tryAgain.text}
      </LinkAction>
    </Box>
  );
}
