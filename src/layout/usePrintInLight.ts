import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Paper is white: prints in the light scheme whatever the screen shows, and puts it back after. */
export function usePrintInLight() {
  const { colorScheme } = useColorScheme();

  useEffect(() => {
    if (colorScheme !== 'dark') return undefined;
    const show = (scheme: string) => () =>
      document.documentElement.setAttribute('data-color-scheme', scheme);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', show('light'), { signal });
    window.addEventListener('afterprint', show('dark'), { signal });
    return () => listening.abort();
  }, [colorScheme]);
}
