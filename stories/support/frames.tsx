import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Meta } from '@storybook/react-vite';

/** For what reaches from edge to edge of the window. */
export const edgeToEdge = { parameters: { layout: 'fullscreen' } } satisfies Partial<Meta>;

/** As wide as a page's content, between the same gutters. */
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

/** As wide as one of three columns between the same gutters, for a single card. */
export const inColumn = {
  ...edgeToEdge,
  decorators: [
    (Story) => (
      <Container sx={{ py: 3 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 384px)' }}>
          <Story />
        </Box>
      </Container>
    ),
  ],
} satisfies Partial<Meta>;
