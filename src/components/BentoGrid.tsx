import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { listOf, type RootProps } from './root';

interface BentoGridProps extends RootProps {
  /** Cards, six of them or a multiple. */
  children: ReactNode;
}

/**
 * Six reasons side by side: four small cards, and two wide ones with pictures in the middle.
 *
 * Not for cards of equal weight, which belong in a CardGrid.
 *
 * Accessibility: a list, so that screen readers say how many entries there are. The order on the
 * screen is the order in the code, in every number of columns.
 */
export function BentoGrid({ children, sx, ...root }: BentoGridProps) {
  return (
    <Box
      {...root}
      component="ul"
      // Safari takes a list without markers for none, unless its role says so.
      role="list"
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          gap: { xs: 2, sm: 2.5 },
          m: 0,
          p: 0,
          listStyle: 'none',
          '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 },
          '& > :nth-of-type(6n + 3), & > :nth-of-type(6n + 4)': {
            gridColumn: { sm: 'span 2' },
            '@media print': { gridColumn: 'auto' },
          },
        },
        ...listOf(sx),
      ]}
    >
      {Children.map(children, (card) => (
        <Box component="li" sx={{ display: 'grid', breakInside: 'avoid' }}>
          {card}
        </Box>
      ))}
    </Box>
  );
}
