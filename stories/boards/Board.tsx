import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContext, Heading, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { version } from '../../package.json';
import { boardScreens, boards, boardText } from './boards';
import { documentOf, settle, usePrerendered } from './page';

type BoardName = keyof typeof boards;
type Scheme = keyof typeof boardText.schemes;
type Screen = keyof typeof boardScreens;

const keysOf = Object.keys as <Key extends string>(record: Record<Key, unknown>) => Key[];

interface FrameProps {
  page: string;
  scheme: Scheme;
  screen: Screen;
  /** Of the page's story on the same screen. */
  address?: string;
}

/** A whole page on a screen, scaled to the room there is; a link to the story of it, if it has one. */
function Frame({ page, scheme, screen, address }: FrameProps) {
  const { width } = boardScreens[screen];
  const [height, setHeight] = useState<number>(boardScreens[screen].height);
  const name = `${boardText.screens[screen]}, ${boardText.schemes[scheme].toLowerCase()}`;
  return (
    <>
      <Box
        {...(address && {
          component: 'a',
          href: address,
          target: '_top',
          'aria-label': `${name}: ${boardText.open}`,
        })}
        sx={{
          '--scale': `min(1, tan(atan2(100cqw, ${width}px)))`,
          display: 'block',
          height: `calc(${height}px * var(--scale))`,
          overflow: 'hidden',
          outline: 1,
          outlineColor: 'divider',
        }}
      >
        <Box
          component="iframe"
          inert
          title={name}
          sandbox="allow-same-origin"
          loading="lazy"
          srcDoc={documentOf(page, scheme)}
          onLoad={({ currentTarget }) => void settle(currentTarget.contentDocument).then(setHeight)}
          sx={{
            width,
            height,
            border: 0,
            transform: 'scale(var(--scale))',
            transformOrigin: '0 0',
          }}
        />
      </Box>
      <Box component="figcaption" sx={{ mt: 1, typography: 'facts' }}>
        {name}
      </Box>
    </>
  );
}

/** Frames are never scaled below this: type of 15 px, the smallest of the site, is drawn at 10 px. */
const leastScale = 2 / 3;
const gap = 16;

interface ScreensProps {
  page: string;
  addressOf?: (screen: Screen, scheme: Scheme) => string;
}

interface RowProps extends ScreensProps {
  screen: Screen;
  shown: Scheme;
  onShow: (scheme: Scheme) => void;
}

/**
 * A screen in both schemes, side by side where there is room to read both. Elsewhere they lie on top of each
 * other, so that switching keeps the place one looks at.
 */
function Row({ page, screen, shown, onShow, addressOf }: RowProps) {
  const { width } = boardScreens[screen];
  const roomForTwo = `@container (min-width: ${Math.ceil(2 * width * leastScale + gap)}px)`;
  const noRoom = `@container (max-width: ${Math.floor(width * leastScale)}px)`;
  const schemes = keysOf(boardText.schemes);
  return (
    <Box className="sb-unstyled" sx={{ containerType: 'inline-size', mb: 4 }}>
      <Box
        role="group"
        aria-label={boardText.screens[screen]}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          gap: 1,
          py: 1,
          bgcolor: 'background.default',
          [`${roomForTwo}`]: { display: 'none' },
          [noRoom]: { display: 'none' },
        }}
      >
        {schemes.map((scheme) => (
          <Button
            key={scheme}
            size="small"
            variant={scheme === shown ? 'contained' : 'outlined'}
            aria-pressed={scheme === shown}
            onClick={() => onShow(scheme)}
          >
            {boardText.schemes[scheme]}
          </Button>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: `${gap}px`,
          gridTemplateColumns: `minmax(0, ${width}px)`,
          [roomForTwo]: { gridTemplateColumns: `repeat(2, minmax(0, ${width}px))` },
          [noRoom]: { display: 'none' },
        }}
      >
        {schemes.map((scheme) => (
          <Box
            key={scheme}
            component="figure"
            sx={{
              m: 0,
              gridArea: '1 / 1',
              containerType: 'inline-size',
              visibility: scheme === shown ? 'visible' : 'hidden',
              [roomForTwo]: { gridArea: 'auto', visibility: 'visible' },
            }}
          >
            <Frame
              page={page}
              scheme={scheme}
              screen={screen}
              address={addressOf?.(screen, scheme)}
            />
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ display: 'none', [noRoom]: { display: 'block' } }}>
        <a href={addressOf?.(screen, 'light')} target="_top">
          {boardText.noRoom}
        </a>
      </Box>
    </Box>
  );
}

/** A page on each screen, in both schemes, as wide as the window. */
export function Screens({ page, addressOf }: ScreensProps) {
  const [shown, setShown] = useState<Scheme>('light');
  return (
    <>
      <GlobalStyles
        styles={{
          '.sbdocs.sbdocs-content.sbdocs-content': { maxWidth: 'none' },
          '.sbdocs.sbdocs-wrapper.sbdocs-wrapper': { paddingInline: gap / 2 },
        }}
      />
      {page &&
        keysOf(boardScreens).map((screen) => (
          <section key={screen}>
            <Heading>{boardText.screens[screen]}</Heading>
            <Row {...{ page, screen, shown, addressOf }} onShow={setShown} />
          </section>
        ))}
    </>
  );
}

/** Which page a docs page is about, by the id of its stories: `pages-not-found` is `notFound`. */
export const boardOf = (componentId: string) =>
  keysOf(boards).find(
    (name) => componentId === `pages-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
  );

/** The docs of a page: all of it at a glance, what to look at, and where to send remarks. */
export function Board({ name }: { name: BoardName }) {
  const { id, title } = useContext(DocsContext).storyById();
  const page = usePrerendered(boards[name].file);
  const [component] = id.split('--');
  const pageName = title.replace(/^.*\//, '');
  const subject = encodeURIComponent(boardText.remarksSubject(pageName, version));
  const addressOf = (screen: Screen, scheme: Scheme) =>
    `./?path=/story/${component}--${screen === 'phone' ? 'phone' : 'desktop'}&globals=scheme:${scheme}${screen === 'tablet' ? ';viewport.value:tablet' : ''}`;
  return (
    <>
      <Title />
      <p>{boardText.lead}</p>
      <Screens page={page} addressOf={addressOf} />
      <Heading>{boardText.lookAt}</Heading>
      <ul>
        {boards[name].lookAt.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Heading>{boardText.remarks}</Heading>
      <p>
        {boardText.remarksBefore}
        <a href={`mailto:${boardText.remarksTo}?subject=${subject}`}>{boardText.remarksTo}</a>
        {boardText.remarksAfter}
      </p>
    </>
  );
}
