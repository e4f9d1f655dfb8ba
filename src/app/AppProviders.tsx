import '../theme/fonts.css';

import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorSchemeKey, schemeModeKey } from '../boot/contract';
import { NoticeProvider } from '../notices/NoticeProvider';
import { theme } from '../theme';

interface AppProvidersProps {
  /** Where emotion collects its styles: one for each prerendered page, one for the browser. */
  cache: EmotionCache;
  /** `CssBaseline`, except where the document already has the styles of bare elements. */
  baseStyles?: ReactNode;
  /** Milliseconds until a notice leaves, where it is not the usual time; `null` keeps it. */
  noticeDuration?: number | null;
  /** Whether the document declares the theme's variables already. */
  hasVariables?: boolean;
  children: ReactNode;
}

/** Fonts, styles, theme and notices, around whichever router the entry brings. */
export function AppProviders({
  cache,
  baseStyles,
  noticeDuration,
  hasVariables = false,
  children,
}: AppProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={schemeModeKey}
        colorSchemeStorageKey={colorSchemeKey}
        disableStyleSheetGeneration={hasVariables}
        // No prerendered markup depends on the scheme, so that nothing need be drawn a second time for it.
        noSsr
      >
        {baseStyles}
        <NoticeProvider {...(noticeDuration !== undefined && { duration: noticeDuration })}>
          {children}
        </NoticeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
