import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Meta } from '@storybook/react-vite';

/** For what reaches from edge to edge of the window. */
export const edgeToEdge = { parameters: { layout: 'fullscreen' } } satisfies Partial<Meta>;

/** Between the gutters of a page, no wider than `width`. */
const framed = (width: string) =>
  ({
    ...edgeToEdge,
    decorators: [
      (Story) => (
        <Container sx={{ py: 3 }}>
          <Box sx={{ display: 'grid', gridTemplateColumns: `minmax(0, ${width})` }}>
            <Story />
          </Box>
        </Container>
      ),
    ],
  }) satisfies Partial<Meta>;

/** As wide as one of three columns, for a single card. */
export const inColumn = framed('384px');

/** As wide as half a row. */
export const inHalf = framed('612px');

/** As wide as a page's content. */
export const inContainer = {
  ...edgeToEdge,
  decorators: [
    (Story) => (
      <Container sx={{ py: 3 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Partial<Meta>;
