import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NoticeProvider } from '../notices/NoticeProvider';
import { theme } from '../theme';

interface AppProvidersProps {
  /** Where emotion collects its styles: one for each prerendered page, one for the browser. */
  cache: EmotionCache;
  children: ReactNode;
}

/** Styles, theme and notices, around whichever router the entry brings. */
export function AppProviders({ cache, children }: AppProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light">
        <CssBaseline />
        <NoticeProvider>{children}</NoticeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
