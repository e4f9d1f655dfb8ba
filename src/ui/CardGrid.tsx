import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

interface CardGridProps {
  /** Columns from each breakpoint up; one below the first named. */
  columns: { sm: number; md?: number; lg?: number };
  /** Columns on paper; as many as on a tablet by default. */
  onPaper?: number;
  /** What else differs. */
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
  /** Cards; all of a row are as tall as the tallest. */
  children: ReactNode;
}

/** Cards of equal width in rows, as a list; at 400 % zoom the columns become one. */
export function CardGrid({ columns, onPaper = columns.sm, sx = {}, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      sx={[
        {
          display: 'grid',
          '--columns': { xs: 1, ...columns },
          gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
          columnGap: 3,
          rowGap: { xs: 2.5, sm: 3 },
          '& > *': { display: 'grid' },
          // Inline boxes: WebKit breaks the items of a grid across pages.
          '@media print': {
            display: 'block',
            '& > *': {
              display: 'inline-grid',
              // A pixel less than the line has room for: WebKit wraps what fills it exactly.
              width: `calc(${100 / onPaper}% - 9px)`,
              margin: '0 8px 8px 0',
              verticalAlign: 'top',
              breakInside: 'avoid',
            },
          },
        },
        sx,
      ]}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Box>
  );
}
