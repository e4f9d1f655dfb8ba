import '../theme/fonts.css';

import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeKey } from '../lib/constants';
import { theme } from '../theme';

/**
 * Fonts, styles and theme, around whichever router the entry brings. Emotion collects its styles in the cache: one for
 * each prerendered page, one for the browser.
 */
export function AppProviders({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        // Not MUI's own keys, which an earlier site may have left.
        modeStorageKey={schemeKey}
        colorSchemeStorageKey="northmere-color-scheme"
        // In a browser `declareVariables` declares the variables (`theme/schemes.ts`).
        disableStyleSheetGeneration={!import.meta.env.SSR}
        // The stored mode is there in the first render; the head script has set the attributes that depend on it.
        noSsr
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
