import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SplitRowProps {
  /** Beside the words on wide screens, above them on a phone. */
  picture: ReactNode;
  /** The words: right of the picture on wide windows, above it on narrow ones. */
  children: ReactNode;
}

/**
 * Words and a picture side by side.
 *
 * Not for two texts, one of which would look like a caption.
 *
 * Accessibility: the words come first in the code, wherever the picture is drawn.
 */
export function SplitRow({ picture, children }: SplitRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '1.12fr 1fr' },
        alignItems: 'center',
        columnGap: { md: 6, lg: 10 },
        rowGap: 4,
        '@media print': { display: 'block', breakInside: 'avoid' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={{ order: { md: -1 } }}>{picture}</Box>
    </Box>
  );
}
