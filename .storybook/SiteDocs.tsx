import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useEffectEvent, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { theme } from '../src/theme';
import { storybookTheme } from './theme';
import { cache, type Scheme, SchemeSwitch, schemeOf } from './withSite';

type Context = DocsContainerProps['context'];

/**
 * The colour scheme of the toolbar, whatever scheme the stories of the page have of their own. The
 * frames on the page report theirs to the same channel, so what is reported is not what is taken.
 */
function useToolbarScheme({ channel, getStoryContext, storyById }: Context): Scheme {
  const read = () => schemeOf(getStoryContext(storyById()).userGlobals);
  const [scheme, setScheme] = useState(read);
  const update = useEffectEvent(() => setScheme(read()));
  useEffect(() => {
    const listen = () => update();
    channel.on(GLOBALS_UPDATED, listen);
    return () => channel.off(GLOBALS_UPDATED, listen);
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
