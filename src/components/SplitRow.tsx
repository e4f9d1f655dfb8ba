import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface SplitRowProps extends RootProps {
  /** Above the words, as an h2. */
  heading: string;
  /** Rank of the heading. */
  level?: HeadingLevel;
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
 * Accessibility: a region named by its heading. The words come first in the code, wherever the picture is
 * drawn.
 */
export function SplitRow({ heading, level = 2, picture, children, sx, ...root }: SplitRowProps) {
  const headingId = useId();
  return (
    <Box
      {...root}
      component="section"
      aria-labelledby={headingId}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr', lg: '1.12fr 1fr' },
          alignItems: 'center',
          columnGap: { md: 6, lg: 10 },
          rowGap: 4,
          '@media print': { display: 'block', breakInside: 'avoid' },
        },
        ...listOf(sx),
      ]}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={headingId} component={`h${level}`} variant="h2">
          {heading}
        </Typography>
        {children}
      </Box>
      <Box sx={{ order: { md: -1 } }}>{picture}</Box>
    </Box>
  );
}
