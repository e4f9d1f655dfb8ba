import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef, useState } from 'react';
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

const all = {
  ...tokens,
  spacingUnit,
  colors: { light: lightPalette, dark: darkPalette },
  typography,
};

/** The tokens of this page and those of color and type, as a file. */
export const Download = () => (
  <Button
    sx={{ mb: 3 }}
    href={`data:application/json,${encodeURIComponent(JSON.stringify(all, null, 2))}`}
    download="tokens.json"
  >
    Download all tokens as JSON
  </Button>
);

type Boxes = (selector: string) => DOMRect;

/** The room between a box and the next one, beside or below it. */
const between = (one: DOMRect, next: DOMRect) =>
  next.top < one.bottom
    ? new DOMRect(one.right, one.y, next.left - one.right, one.height)
    : new DOMRect(one.x, one.bottom, one.width, next.top - one.bottom);

/** The distances of a page, in the figure. */
const distances: Record<string, (boxOf: Boxes) => DOMRect> = {
  'Above and below a section': (boxOf) => {
    const { x, y, width } = boxOf(':scope > div');
    return new DOMRect(x, y, width, boxOf('section').y - y);
  },
  'Between a heading and its cards': (boxOf) => between(boxOf('h2'), boxOf('article')),
  'Between two cards': (boxOf) => between(boxOf('article'), boxOf('li + li article')),
  'Inside a card': (boxOf) => {
    const { x, y, height } = boxOf('article');
    return new DOMRect(x, y, boxOf('h3').x - x, height);
  },
  'Between two groups of cards': (boxOf) => between(boxOf('section'), boxOf('section + section')),
};

const cards = [samples.feature, samples.pictureFeature].map((feature) => (
  <FeatureCard key={feature.title} feature={{ ...feature, variant: samples.feature.variant }} />
));

/** Parts of the site with the distances that they keep here, measured. */
export function Distances() {
  const figure = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<[name: string, DOMRect][]>([]);
  useLayoutEffect(() => {
    const root = figure.current;
    if (!root) return;
    const boxOf = (selector: string) => {
      const box = root.querySelector(selector)?.getBoundingClientRect();
      if (!box) throw new Error(`The figure of distances finds no ${selector}.`);
      const { x, y } = root.getBoundingClientRect();
      return new DOMRect(box.x - x, box.y - y, box.width, box.height);
    };
    const measure = () =>
      setFound(Object.entries(distances).map(([name, find]) => [name, find(boxOf)]));
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  const pixels = ({ width, height }: DOMRect) => Math.round(Math.min(width, height));
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
              left: rect.x,
              top: rect.y,
              width: rect.width,
              height: rect.height,
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
  color: 'A color or an arrow under the pointer, a page that fades in',
  move: 'A notice',
  drawer: 'The menu, a picture under the pointer',
};

/** Each duration at its true speed. */
export function Motion() {
  const [isThere, setThere] = useState(false);
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
          <Box key="motion" sx={{ minWidth: 180 }}>
            <Box
              sx={{
                width: 44,
                height: 24,
                borderRadius: tokens.radius.full,
                bgcolor: name === 'color' && isThere ? 'mark' : 'primary.main',
                translate: name !== 'color' && isThere ? '120px' : 0,
                '@media (prefers-reduced-motion: no-preference)': {
                  transition: `all ${value}ms ${theme.transitions.easing.easeOut}`,
                },
              }}
            />
          </Box>,
        ])}
      />
    </>
  );
}
