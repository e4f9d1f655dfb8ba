import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { theme } from '../src/theme';
import { storybookTheme } from './theme';
import { cache, type Scheme, SchemeSwitch, schemeOf } from './withSite';

type Context = DocsContainerProps['context'];

/** The colour scheme of the toolbar, whatever scheme the stories of the page have of their own. */
function useToolbarScheme({ channel, getStoryContext, storyById }: Context): Scheme {
  const [scheme, setScheme] = useState(() => schemeOf(getStoryContext(storyById()).userGlobals));
  useEffect(() => {
    const update = ({ userGlobals }: { userGlobals: Record<string, unknown> }) =>
      setScheme(schemeOf(userGlobals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return scheme;
}

/** Around every docs page: the site's type and colours, in the scheme of the toolbar. */
export function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbarScheme(context);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light">
        <CssBaseline />
        <SchemeSwitch scheme={scheme}>
          <DocsContainer context={context} theme={storybookTheme(scheme)}>
            {children}
          </DocsContainer>
        </SchemeSwitch>
      </ThemeProvider>
    </CacheProvider>
  );
}
