import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Paper is white: prints in the light scheme whatever the screen shows, and puts it back after. */
export function usePrintInLight() {
  const { colorScheme } = useColorScheme();

  useEffect(() => {
    if (colorScheme !== 'dark') return undefined;
    const show = (scheme: string) => () =>
      document.documentElement.setAttribute('data-color-scheme', scheme);
    const toLight = show('light');
    const toDark = show('dark');
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', toDark);
    return () => {
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', toDark);
    };
  }, [colorScheme]);
}
