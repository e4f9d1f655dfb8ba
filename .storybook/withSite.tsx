import '../src/theme/fonts.css';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../src/theme';

export type Scheme = 'light' | 'dark';

const cache = createCache({ key: 'css', stylisPlugins: [] });

/** The scheme of the docs page around this frame; nothing where there is none. */
export const schemeOfDocs = () =>
  window.frameElement?.ownerDocument.documentElement.dataset.colorScheme;

/** The scheme that the address of a frame names, or else that of the docs around it, the toolbar or the story. */
export function schemeOf({ scheme }: { scheme?: string }): Scheme {
  const named = new URLSearchParams(window.location.search).get('globals') ?? '';
  const chosen = named.includes('scheme:') ? scheme : (schemeOfDocs() ?? scheme);
  return chosen === 'dark' ? 'dark' : 'light';
}

/** Follows the toolbar when it says another scheme. */
function SchemeSwitch({ scheme }: { scheme: Scheme }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

interface SiteProps {
  scheme: Scheme;
  /** The address that the story starts at. */
  path?: string;
  children: ReactNode;
}

/** What a part of the site lives in: styles, theme and a router. Nothing stores its scheme. */
export function Site({ scheme, path = '/', children }: SiteProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline enableColorScheme />
        <SchemeSwitch scheme={scheme} />
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Puts a story where it lives on the site; `parameters.path` is the address it starts at. */
export const withSite: Decorator = (Story, { parameters, globals }) => (
  <Site scheme={schemeOf(globals)} path={parameters.path}>
    <Story />
  </Site>
);
