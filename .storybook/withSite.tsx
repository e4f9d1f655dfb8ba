import createCache from '@emotion/cache';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '../src/app/AppProviders';
import { noticeDuration } from '../src/notices/NoticeProvider';

const cache = createCache({ key: 'css' });

/** Keeps the theme's scheme at what the toolbar says. */
function SchemeSwitch({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return children;
}

/**
 * Puts a story where it lives on the site: theme, notices and a router that keeps the address of the
 * frame as it is. `parameters.path` is the address the story starts at; notices hold still for the
 * camera.
 */
export const withSite: Decorator = (Story, { parameters, globals }) => (
  <AppProviders cache={cache} noticeDuration={isChromatic() ? null : noticeDuration}>
    <SchemeSwitch scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
      <MemoryRouter initialEntries={[parameters['path'] ?? '/']}>
        <Story />
      </MemoryRouter>
    </SchemeSwitch>
  </AppProviders>
);
