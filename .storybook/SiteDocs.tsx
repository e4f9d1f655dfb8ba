import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookTheme } from './theme';
import { Site, schemeOf } from './withSite';

/** Around every docs page: type and colors of the site, in the scheme of the toolbar, for which frames are drawn again. */
export function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const [scheme, setScheme] = useState(schemeOf(said?.globals ?? {}));
  useEffect(() => {
    const follow = ({ globals }: { globals: { scheme?: string } }) => setScheme(schemeOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return (
    <Site scheme={scheme}>
      <DocsContainer context={context} theme={storybookTheme(scheme)}>
        <main key={scheme}>{children}</main>
      </DocsContainer>
    </Site>
  );
}

/** The page of a component, with a table of its props where it has any. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {Object.keys(preparedMeta.argTypes).length > 0 && <Controls />}
      <Stories includePrimary={false} />
    </>
  );
}
