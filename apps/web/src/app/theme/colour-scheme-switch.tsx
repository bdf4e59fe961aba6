import { useColorScheme } from '@mui/material/styles';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { IconAction } from '../../ui/icon-action.tsx';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';

/** Light or dark; until it is used the system's choice stands. */
export function ColourSchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconAction
      type="button"
      aria-label={isDark ? shellLabels.toLight : shellLabels.toDark}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconAction>
  );
}
