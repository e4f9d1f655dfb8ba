import '../src/theme/fonts.css';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../src/theme';
import { refuseUndefined } from './refuseUndefined';

export type Scheme = 'light' | 'dark';

/** With no vendor prefixes: no browser that the site supports needs one. */
export const cache = createCache({ key: 'css', stylisPlugins: [refuseUndefined] });

/** The color scheme that the toolbar, or a story itself, asks for. */
export function schemeOf(globals: Record<string, unknown>): Scheme {
  return globals.scheme === 'dark' ? 'dark' : 'light';
}

/** Follows the toolbar when it says another scheme. */
export function SchemeSwitch({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return children;
}

/** A story that has a scheme of its own on a docs page, whose other stories keep to the toolbar's. */
function OwnScheme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  return (
    <Box
      data-color-scheme={scheme}
      sx={{ bgcolor: 'background.default', color: 'text.primary', p: 2.5, m: -2.5 }}
    >
      {children}
    </Box>
  );
}

/**
 * Puts a story where it lives on the site: its theme, and a router that keeps the address of the frame as it
 * is. `parameters.path` is the address the story starts at. The first draw has the scheme that is asked for, and
 * nothing stores it: no other story, frame or tab has a say. Whatever else the site provides comes with
 * `onSite`, for the stories that need it: a change of what this file imports photographs every story again.
 */
export const withSite: Decorator = (
  Story,
  { parameters, globals, userGlobals, storyGlobals, viewMode },
) => {
  const inDocs = viewMode === 'docs';
  const scheme = schemeOf(inDocs ? userGlobals : globals);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline enableColorScheme />
        <SchemeSwitch scheme={scheme}>
          <MemoryRouter initialEntries={[parameters.path ?? '/']}>
            {inDocs && storyGlobals.scheme ? (
              <OwnScheme scheme={schemeOf(storyGlobals)}>
                <Story />
              </OwnScheme>
            ) : (
              <Story />
            )}
          </MemoryRouter>
        </SchemeSwitch>
      </ThemeProvider>
    </CacheProvider>
  );
};
