import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { pageColours } from './palette.ts';

/** The browser's own bar takes the colour of the page, also when another scheme was chosen than the system's. */
export function useThemeColour(): void {
  const { colorScheme = 'light' } = useColorScheme();
  useEffect(() => {
    for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      tag.content = pageColours[colorScheme];
    }
  }, [colorScheme]);
}
