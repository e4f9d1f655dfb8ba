import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface SectionProps {
  /** `soft` is the tinted surface; two soft neighbors, the footer included, run into one. */
  tone?: 'page' | 'soft';
  /** Space above and below: `wide` between the sections of a page, `close` below a title band. */
  space?: 'wide' | 'close';
  /** Content of the band, within the width of the page. */
  children: ReactNode;
}

const spaces = { wide: { xs: 8, md: 13 }, close: { xs: 4, md: 5 } };

/** A band of the page from edge to edge whose content keeps to the container. A Region in it names the content. */
export function Section({ tone = 'page', space = 'wide', children }: SectionProps) {
  return (
    <Box
      // Next to a soft band PageShell tints the footer.
      data-tone={tone}
      sx={{
        bgcolor: tone === 'soft' ? 'background.soft' : 'background.default',
        pt: spaces[space],
        pb: spaces.wide,
      }}
    >
      <Container>{children}</Container>
    </Box>
  );
}
