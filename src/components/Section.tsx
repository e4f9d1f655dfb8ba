import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface SectionProps {
  /** `soft` is the tinted surface; two soft neighbours, the footer included, run into one. */
  tone?: 'page' | 'soft';
  /** Space above and below: `wide` between the sections of a page, `close` below a title band. */
  space?: 'wide' | 'close';
  /** Id of the heading that names the section for screen readers. */
  labelledBy?: string;
  /** What the band holds, within the width of the page. */
  children: ReactNode;
}

const spaces = {
  wide: { xs: 8, md: 13 },
  close: { xs: 4, md: 5 },
};

/**
 * A band of the page from edge to edge whose content keeps to the container.
 *
 * Not for grouping inside of a section.
 *
 * Accessibility: with `labelledBy` it is a region named by its heading, without it no landmark at
 * all. Too many landmarks are as bad as none.
 */
export function Section({ tone = 'page', space = 'wide', labelledBy, children }: SectionProps) {
  return (
    <Box
      component={labelledBy ? 'section' : 'div'}
      aria-labelledby={labelledBy}
      data-tone={tone}
      sx={{
        bgcolor: tone === 'soft' ? 'background.soft' : 'background.default',
        pt: spaces[space],
        pb: spaces.wide,
        '@media print': { bgcolor: 'transparent', py: 2 },
      }}
    >
      <Container>{children}</Container>
    </Box>
  );
}
