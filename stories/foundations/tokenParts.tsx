import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { affiliationCategories } from '../../src/content/affiliations';
import { FeatureCard } from '../../src/home/FeatureCard';
import { theme } from '../../src/theme';
import { spacingUnit } from '../../src/theme/brand';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import * as tokens from '../../src/theme/tokens';
import { typography } from '../../src/theme/typography';
import { CardGrid } from '../../src/ui/CardGrid';
import { Group } from '../../src/ui/Group';
import { Section } from '../../src/ui/Section';
import { samples } from '../fixtures/samples';
import { Table } from './Table';

/** Takes to the clipboard what a developer or a design program needs. */
export function Copy({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Link component="button" variant="facts" onClick={() => void copy()} sx={{ textAlign: 'left' }}>
      {isCopied ? 'Copied' : 'Copy'} <code>{value}</code>
    </Link>
  );
}

const { brand, warm, neutral, signal, backdrop, ...sizes } = tokens;
const all = {
  ramps: { brand, warm, neutral, signal, backdrop },
  colors: { light: lightPalette, dark: darkPalette },
  spacingUnit,
  typography,
  ...sizes,
};

/** All that this page and those of color and type show, as a file. */
export const Download = () => (
  <Button
    sx={{ mb: 3 }}
    href={`data:application/json,${encodeURIComponent(JSON.stringify(all, null, 2))}`}
    download="tokens.json"
  >
    Download all tokens as JSON
  </Button>
);

/** What the distances of a page lie between, in the figure. */
const parts = {
  section: ':scope > div',
  region: 'section',
  nextRegion: 'section + section',
  heading: 'h2',
  card: 'article',
  nextCard: 'li + li article',
  title: 'h3',
};

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Between which edges each distance is. */
const distances: Record<string, (found: Record<keyof typeof parts, DOMRect>) => Partial<Rect>[]> = {
  'Above and below a section': ({ section, region }) => [
    section,
    { top: section.top, height: region.top - section.top },
  ],
  'Between a heading and its cards': ({ region, heading, card }) => [
    region,
    { top: heading.bottom, height: card.top - heading.bottom },
  ],
  'Between two cards': ({ card, nextCard }) => [
    card,
    nextCard.top < card.bottom
      ? { left: card.right, width: nextCard.left - card.right }
      : { top: card.bottom, height: nextCard.top - card.bottom },
  ],
  'Inside a card': ({ card, title }) => [card, { width: title.left - card.left }],
  'Between two groups of cards': ({ region, nextRegion }) => [
    region,
    { top: region.bottom, height: nextRegion.top - region.bottom },
  ],
};

const cards = [samples.feature, samples.pictureFeature].map((feature) => (
  <FeatureCard key={feature.title} feature={{ ...feature, variant: samples.feature.variant }} />
));

/** Parts of the site with the distances that they keep here, measured. */
export function Distances() {
  const figure = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<[name: string, Rect][]>([]);
  useLayoutEffect(() => {
    const root = figure.current;
    if (!root) return;
    const origin = () => root.getBoundingClientRect();
    const measure = () => {
      const boxes = Object.entries(parts).map(([name, selector]) => {
        const box = root.querySelector(selector)?.getBoundingClientRect();
        if (!box) throw new Error(`The figure of distances finds no ${name}.`);
        return [name, box] as const;
      });
      const rects = Object.fromEntries(boxes) as Record<keyof typeof parts, DOMRect>;
      setFound(
        Object.entries(distances).map(([name, between]) => {
          const [{ left = 0, top = 0, width = 0, height = 0 } = {}, part] = between(rects);
          const rect = { left, top, width, height, ...part };
          return [name, { ...rect, left: rect.left - origin().left, top: rect.top - origin().top }];
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  const pixels = ({ width, height }: Rect) => Math.round(Math.min(width, height));
  return (
    <>
      <Box
        ref={figure}
        inert
        className="docs-story sb-unstyled"
        sx={{ position: 'relative', my: 3, border: 1, borderColor: 'divider' }}
      >
        <Section>
          {Object.values(affiliationCategories)
            .slice(0, 2)
            .map((heading) => (
              <Group key={heading} heading={heading}>
                <CardGrid columns={{ sm: 2 }}>{cards}</CardGrid>
              </Group>
            ))}
        </Section>
        {found.map(([name, rect]) => (
          <Box
            key={name}
            sx={{
              position: 'absolute',
              display: 'grid',
              placeContent: 'center',
              bgcolor: 'color-mix(in srgb, currentColor 16%, transparent)',
              color: 'mark',
              ...rect,
            }}
          >
            <Box sx={{ color: 'text.heading', bgcolor: 'background.default', fontSize: 13 }}>
              {pixels(rect)}
            </Box>
          </Box>
        ))}
      </Box>
      <Table
        columns={['Distance', 'Pixels', 'Step']}
        rows={found.map(([name, rect]) => [
          name,
          pixels(rect),
          <Copy key={name} value={`spacing(${pixels(rect) / spacingUnit})`} />,
        ])}
      />
    </>
  );
}

const moves: Record<keyof typeof tokens.duration, string> = {
  color: 'A color under the pointer',
  move: 'What moves: an arrow, a picture, a notice',
  drawer: 'The menu, and the page behind it',
};

/** Each duration at its true speed. */
export function Motion() {
  const [isThere, setThere] = useState(false);
  const dot = (name: string, duration: number): ReactNode => (
    <Box
      sx={{
        width: 44,
        height: 24,
        borderRadius: tokens.radius.full,
        bgcolor: name === 'color' && isThere ? 'mark' : 'primary.main',
        translate: name !== 'color' && isThere ? '120px' : 0,
        '@media (prefers-reduced-motion: no-preference)': {
          transition: `all ${duration}ms ${theme.transitions.easing.easeOut}`,
        },
      }}
    />
  );
  return (
    <>
      <Button size="small" onClick={() => setThere(!isThere)}>
        Play
      </Button>
      <Table
        columns={['What', 'Milliseconds', 'Token', 'Motion']}
        rows={Object.entries(tokens.duration).map(([name, value]) => [
          moves[name as keyof typeof moves],
          value,
          <Copy key="copy" value={`duration.${name}`} />,
          <Box key="dot" sx={{ minWidth: 180 }}>
            {dot(name, value)}
          </Box>,
        ])}
      />
    </>
  );
}
