import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TilesProps {
  /** Narrowest a tile may get, in CSS pixels; as many stand in a row as fit. */
  min: number;
  /** In steps of 8 px. */
  gap?: number;
  children: ReactNode;
}

/** A list whose entries stand side by side. */
export function Tiles({ min, gap = 2.5, children }: TilesProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
