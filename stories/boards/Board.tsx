import Box from '@mui/material/Box';
import { DocsContext, Heading, Title } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { version } from '../../package.json';
import { darkMedia } from '../../src/lib/pictureMedia';
import typefaces from '../../src/theme/fonts.css?inline';
import { screens } from '../../src/theme/tokens';
import { boards, boardText } from './boards';

export type BoardName = keyof typeof boards;
type Scheme = keyof typeof boardText.schemes;
type Screen = keyof typeof boardText.screens;

const keysOf = Object.keys as <Key extends string>(record: Record<Key, unknown>) => Key[];

/** The page as the build prerenders it, without any script. */
function usePrerendered(file: string) {
  const [page, setPage] = useState('');
  useEffect(() => {
    void fetch(`prerendered/${file}.html`)
      .then((answer) => (answer.ok ? answer.text() : boardText.missing))
      .catch(() => boardText.missing)
      // A frame that has come into view shows all of its pictures.
      .then((html) => setPage(html.replace(/ (loading="lazy"|decoding="async")/g, '')));
  }, [file]);
  return page;
}

/**
 * Keeps each picture at the file it has: Chromium selects anew when a frame grows to the height of its
 * page, and then leaves some out. Gives that height.
 */
async function settle(page: Document | null) {
  const pictures = [...(page?.images ?? [])];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  for (const picture of pictures.filter(({ currentSrc }) => currentSrc)) {
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
    picture.src = picture.currentSrc;
    picture.removeAttribute('srcset');
  }
  return page?.documentElement.scrollHeight ?? 0;
}

interface FrameProps {
  page: string;
  scheme: Scheme;
  screen: Screen;
  /** Of the page's story on the same screen. */
  address: string;
}

/** A whole page on a screen, scaled to the room there is; a link to the story of it. */
function Frame({ page, scheme, screen, address }: FrameProps) {
  const { width } = screens[screen];
  const [height, setHeight] = useState<number>(screens[screen].height);
  const name = `${boardText.screens[screen]}, ${boardText.schemes[scheme].toLowerCase()}`;
  return (
    <Box component="figure" sx={{ m: 0, containerType: 'inline-size' }}>
      <Box
        component="a"
        href={address}
        target="_top"
        aria-label={`${name}: ${boardText.open}`}
        sx={{
          '--scale': `tan(atan2(100cqw, ${width}px))`,
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
          srcDoc={`<!doctype html><html lang="en" data-color-scheme="${scheme}"><style>${typefaces}</style>${page.replaceAll(darkMedia(), darkMedia(scheme))}`}
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
        {boardText.screens[screen]}
      </Box>
    </Box>
  );
}

/** Phone, tablet and desktop beside each other, as wide as they are to one another, where there is room. */
function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      className="sb-unstyled"
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        mb: 4,
        gridTemplateColumns: {
          md: keysOf(boardText.screens)
            .map((screen) => `${screens[screen].width}fr`)
            .join(' '),
        },
      }}
    >
      {children}
    </Box>
  );
}

/** The docs of a page: all of it at a glance, what to look at, and where to send remarks. */
export default function Board({ name }: { name: BoardName }) {
  const { id, title } = useContext(DocsContext).storyById();
  const page = usePrerendered(boards[name].file);
  const [component] = id.split('--');
  const pageName = title.replace(/^.*\//, '');
  const subject = encodeURIComponent(boardText.remarksSubject(pageName, version));
  const stories = { phone: 'phone', tablet: 'desktop', desktop: 'desktop' };
  return (
    <>
      <Title />
      <p>{boardText.lead}</p>
      {keysOf(boardText.schemes).map((scheme) => (
        <section key={scheme}>
          <Heading>{boardText.schemes[scheme]}</Heading>
          <Row>
            {page &&
              keysOf(boardText.screens).map((screen) => (
                <Frame
                  key={screen}
                  page={page}
                  scheme={scheme}
                  screen={screen}
                  address={`./?path=/story/${component}--${stories[screen]}&globals=scheme:${scheme}${screen === 'tablet' ? ';viewport.value:tablet' : ''}`}
                />
              ))}
          </Row>
        </section>
      ))}
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
