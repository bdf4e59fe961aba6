import { styled, useColorScheme } from '@mui/material/styles';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { heardOnly } from '../../ui/heard-only.ts';
import { IconAction } from '../../ui/icon-action.tsx';
import { MoonIcon, SunIcon } from '../../ui/front-icons.tsx';

// Both stand in the page and the style sheet shows one: a page that was drawn ahead does not know the visitor's colours.
const InLight = styled('span')(({ theme }) => ({
  display: 'contents',
  ...theme.applyStyles('dark', { display: 'none' }),
}));
const InDark = styled('span')(({ theme }) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'contents' }),
}));
const Heard = styled('span')(heardOnly);

/** Light or dark; until it is used the system's choice stands. */
export function ColourSchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <IconAction type="button" onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}>
      <InLight>
        <MoonIcon />
        <Heard>{shellLabels.toDark}</Heard>
      </InLight>
      <InDark>
        <SunIcon />
        <Heard>{shellLabels.toLight}</Heard>
      </InDark>
    </IconAction>
  );
}
