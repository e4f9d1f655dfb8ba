import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

interface BentoGridProps {
  /** Cards, six of them or a multiple. */
  children: ReactNode;
}

/**
 * Six cards in four columns, the third and fourth of them two columns wide; fewer columns on
 * narrower windows. A list, so that screen readers tell how many reasons there are; Safari wants
 * the role said once a list has no markers.
 */
export function BentoGrid({ children }: BentoGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
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
        '& > :nth-of-type(6n + 3), & > :nth-of-type(6n + 4)': { gridColumn: { sm: 'span 2' } },
      }}
    >
      {Children.map(children, (card) => (
        <Box component="li" sx={{ display: 'grid' }}>
          {card}
        </Box>
      ))}
    </Box>
  );
}
