import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useEffectEvent, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { theme } from '../src/theme';
import { breakpoints, fonts, screens } from '../src/theme/tokens';
import { storybookTheme } from './theme';
import { cache, SchemeSwitch, schemeOf } from './withSite';

type Context = DocsContainerProps['context'];

/** Members that the type of the context hides; a page of prose has no story to ask instead. */
interface WithGlobals {
  store: { userGlobals: { get: () => Record<string, unknown> } };
}

/**
 * The color scheme of the toolbar, whatever scheme the stories of the page have of their own. The
 * frames on the page report theirs to the same channel, so what is reported is not what is taken.
 */
function useToolbarScheme(context: Context) {
  const read = () => schemeOf((context as unknown as WithGlobals).store.userGlobals.get());
  const [scheme, setScheme] = useState(read);
  const update = useEffectEvent(() => setScheme(read()));
  useEffect(() => {
    const listen = () => update();
    context.channel.on(GLOBALS_UPDATED, listen);
    return () => context.channel.off(GLOBALS_UPDATED, listen);
  }, [context.channel]);
  return scheme;
}

/** Type and stripes of the site, tables of props that stand cell under cell on a phone, no way to Storybook's own docs. */
const docsStyles = {
  '.sbdocs-content :is(p, li, td, th):not(.sb-unstyled *)': {
    fontSize: '1rem !important',
    lineHeight: '1.6 !important',
  },
  '.sbdocs-content tr:nth-of-type(2n):not(.sb-unstyled *)': {
    backgroundColor: 'var(--mui-palette-background-soft) !important',
  },
  // The value that a switch does not have.
  '.docblock-argstable label > span': { color: 'var(--mui-palette-text-primary) !important' },
  '.docblock-typeset *': { color: 'var(--mui-palette-text-primary) !important' },
  '.sbdocs-argcontrol-setup': { display: 'none !important' },
  '.sbdocs :is(h1, h2)': { fontFamily: `${fonts.display} !important` },
  [`@media (max-width: ${breakpoints.sm}em)`]: {
    '.docblock-argstable thead': { display: 'none !important' },
    '.docblock-argstable :is(tr, td)': {
      display: 'block !important',
      width: 'auto !important',
      border: '0 !important',
    },
    '.docblock-argstable tr + tr': { borderTop: '1px solid !important' },
  },
};

/** Stories that stand in a frame, on the screen they are made for, scaled to the room there is. */
function frameStyles(context: Context) {
  const framed = context.componentStories().map(({ id, storyGlobals }) => {
    const screen = screens[storyGlobals.viewport?.value as keyof typeof screens];
    return [
      `#iframe--${id}`,
      screen && {
        '--scale': `min(1, tan(atan2(100cqw, ${screen.width}px)))`,
        width: `${screen.width}px !important`,
        height: 'calc(100% / var(--scale)) !important',
        transform: 'scale(var(--scale))',
        transformOrigin: '0 0',
      },
    ];
  });
  return {
    '.sb-story:has(iframe)': { containerType: 'inline-size', overflow: 'hidden' },
    ...Object.fromEntries(framed),
  };
}

/** The frames of the page follow its scheme. */
function useSchemeInFrames(scheme: string) {
  // Where Storybook takes the address of a frame from.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=scheme:${scheme}` });
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
      const address = new URL(frame.src);
      address.searchParams.set('globals', `scheme:${scheme}`);
      if (frame.src !== address.href) frame.src = address.href;
    }
  }, [scheme]);
}

/**
 * With each change of the toolbar Storybook also re-renders the whole page, and reloads it where a story is not
 * done by then. Stories and this container follow the toolbar by themselves.
 */
function useOnePage() {
  useEffect(() => {
    delete globalThis.__STORYBOOK_PREVIEW__.currentRender?.rerender;
  }, []);
}

/** Around every docs page: the type and colors of the site, in the scheme of the toolbar. */
export default function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbarScheme(context);
  useSchemeInFrames(scheme);
  useOnePage();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline />
        <GlobalStyles styles={docsStyles} />
        <GlobalStyles styles={frameStyles(context)} />
        <SchemeSwitch scheme={scheme}>
          <DocsContainer context={context} theme={storybookTheme(scheme)}>
            <main>{children}</main>
          </DocsContainer>
        </SchemeSwitch>
      </ThemeProvider>
    </CacheProvider>
  );
}
