import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { company } from '../../src/content/company';
import { seminars } from '../../src/content/seminars';
import { routes } from '../../src/routes';
import { screens } from '../../src/theme/tokens';
import { announcements, type Head, mail, readEntry, readHead } from './outside';
import { documentOf, settle, usePrerendered } from './page';

/** A file of the published Storybook, once it is there. */
function useFile(address: string) {
  const [text, setText] = useState('');
  useEffect(() => {
    void fetch(address)
      .then((answer) => answer.text())
      .then(setText);
  }, [address]);
  return text;
}

/** The head of each page, in the order of the menu. */
function useHeads(): [key: string, path: string, head: Head][] {
  const text = useFile('prerendered/heads.json');
  if (!text) return [];
  const heads = JSON.parse(text) as Record<string, string>;
  return routes.map(({ key, path }) => [key, path, readHead(heads[path] ?? '')]);
}

const Grid = ({ least, children }: { least: number; children: ReactNode }) => (
  <Box
    className="sb-unstyled"
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);

const outlined = { m: 0, outline: 1, outlineColor: 'divider', borderRadius: 1 } as const;

export const Previews = () => (
  <Grid least={320}>
    {useHeads().map(([key, , head]) => (
      <Box component="figure" key={key} sx={{ ...outlined, overflow: 'hidden' }}>
        <Box
          component="img"
          src={head.picture}
          alt={head.pictureDescription}
          width={1200}
          height={630}
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: 'auto' }}
        />
        <Box component="figcaption" sx={{ p: 2, typography: 'body2' }}>
          {company.domain}
          <Box component="strong" sx={{ display: 'block', typography: 'body1', fontWeight: 700 }}>
            {head.title}
          </Box>
          {head.description}
        </Box>
      </Box>
    ))}
  </Grid>
);

export const Results = () => (
  <Grid least={480}>
    {useHeads().map(([key, path, head]) => (
      <Box key={key} sx={{ ...outlined, p: 2, typography: 'body2' }}>
        {[company.domain, ...path.split('/').filter(Boolean)].join(' › ')}
        <Box component="strong" sx={{ display: 'block', typography: 'body1', fontWeight: 700 }}>
          {head.title}
        </Box>
        {head.description}
      </Box>
    ))}
  </Grid>
);

interface Manifest {
  short_name: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

export function Icons() {
  const text = useFile('site.webmanifest');
  const [first] = useHeads();
  if (!text || !first) return null;
  const { short_name: name, icons } = JSON.parse(text) as Manifest;
  return (
    <Grid least={220}>
      <Box component="figure" sx={{ m: 0 }}>
        <Box
          sx={{ ...outlined, display: 'flex', gap: 1, p: 1, alignItems: 'center', maxWidth: 220 }}
        >
          <img src="favicon.svg" alt="" width={16} height={16} />
          <Box
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              typography: 'body2',
              whiteSpace: 'nowrap',
            }}
          >
            {first[2].title}
          </Box>
        </Box>
        <figcaption>Tab</figcaption>
      </Box>
      <Box component="figure" sx={{ m: 0 }}>
        <Box
          component="img"
          src="apple-touch-icon.png"
          alt=""
          sx={{ width: 60, borderRadius: '14px', display: 'block' }}
        />
        <figcaption>iPhone: {name}</figcaption>
      </Box>
      {icons.map(({ src, sizes, purpose }) => (
        <Box component="figure" key={src} sx={{ m: 0 }}>
          <Box
            component="img"
            src={src}
            alt=""
            sx={{ width: 60, borderRadius: purpose === 'maskable' ? '50%' : 0, display: 'block' }}
          />
          <figcaption>
            {purpose === 'maskable' ? `Android: ${name}` : 'Elsewhere'}, {sizes}
          </figcaption>
        </Box>
      ))}
    </Grid>
  );
}

export function Entry() {
  const file = useFile(`calendar/${seminars[0]?.slug}.ics`);
  return (
    <dl>
      {readEntry(file).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </div>
      ))}
    </dl>
  );
}

export const Mail = () => (
  <Box component="pre" className="sb-unstyled" sx={{ ...outlined, p: 2, whiteSpace: 'pre-wrap' }}>
    {mail}
  </Box>
);

interface StillProps {
  file: string;
  title: string;
  /** Turns the page as built into what is shown of it. */
  change?: (html: string) => string;
  root?: string;
}

/** A whole page as it is drawn where no script runs. */
function Still({ file, title, change = (html) => html, root }: StillProps) {
  const page = usePrerendered(file);
  const [height, setHeight] = useState(900);
  return (
    <Box
      component="iframe"
      className="sb-unstyled"
      inert
      title={title}
      sandbox="allow-same-origin"
      loading="lazy"
      srcDoc={documentOf(change(page), 'light', root)}
      onLoad={({ currentTarget }) => void settle(currentTarget.contentDocument).then(setHeight)}
      sx={{ ...outlined, width: '100%', maxWidth: screens.tablet.width, height, border: 0 }}
    />
  );
}

export const OnPaper = () => (
  <Still
    file="seminars"
    title="The seminars page in print"
    change={(page) =>
      page.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all')
    }
  />
);

export const WithoutScripts = () => (
  <Still file="contact" title="The contact page without scripts" root='data-scripts="off"' />
);

export const Announced = () => (
  <ul>
    {announcements.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);
