import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { showPictures } from '../lib/pictureMedia';

/** Paper is white: prints in the light scheme whatever the screen shows, and puts it back after. */
export function usePrintInLight() {
  const { colorScheme, mode } = useColorScheme();

  useEffect(() => {
    if (colorScheme !== 'dark') return undefined;
    const show = (scheme: string, pictures: typeof mode) => () => {
      document.documentElement.setAttribute('data-color-scheme', scheme);
      showPictures(pictures);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', show('light', 'light'), { signal });
    window.addEventListener('afterprint', show('dark', mode), { signal });
    return () => listening.abort();
  }, [colorScheme, mode]);
}
