import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Meta } from '@storybook/react-vite';
import type { JSX } from 'react';

/** In the docs a window of its own: for notices, and for what keeps to the edges of the window. */
export const inFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

const fullscreen = (around: (story: JSX.Element) => JSX.Element) =>
  ({
    parameters: { layout: 'fullscreen' },
    decorators: [(Story) => around(<Story />)],
  }) satisfies Partial<Meta>;

/** From edge to edge of the window, with room for the bar that a page has there. */
export const belowBar = fullscreen((story) => <Box sx={{ pt: 'var(--bar-height)' }}>{story}</Box>);

/** Between the gutters of a page, no wider than `width`. */
const within = (width: string) =>
  fullscreen((story) => (
    <Container sx={{ py: 3 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `minmax(0, ${width})` }}>{story}</Box>
    </Container>
  ));

/** As wide as one of three columns. */
export const inColumn = within('384px');

/** As wide as half a row. */
export const inHalf = within('612px');

/** As wide as a page's content. */
export const inContainer = within('100%');
