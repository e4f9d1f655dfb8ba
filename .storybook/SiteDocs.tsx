import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from './theme';
import { Site, schemeOf } from './withSite';

/** The scheme in the address of the frame, `?globals=scheme:dark`. */
const initialScheme = () => {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return schemeOf({ scheme: globals.includes('scheme:dark') ? 'dark' : 'light' });
};

/** Around every docs page: the type and colors of the site, in the scheme of the toolbar. */
export function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(initialScheme);
  useEffect(() => {
    const follow = ({ globals }: { globals: { scheme?: string } }) => setScheme(schemeOf(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <Site scheme={scheme}>
      <DocsContainer context={context} theme={storybookTheme(scheme)}>
        <main>{children}</main>
      </DocsContainer>
    </Site>
  );
}
