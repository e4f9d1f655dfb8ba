import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NoBreakHyphens } from './NoBreakHyphens';
import { Region, RegionHeading } from './Region';

interface SectionProps {
  /** `soft` is the tinted surface; two soft neighbors, the footer included, run into one. */
  tone?: 'page' | 'soft';
  /** Space above and below: `wide` between the sections of a page, `close` below a title band. */
  space?: 'wide' | 'close';
  /** Names the section, as an h2. */
  heading?: string;
  /** A sentence below the heading; none without it. */
  lead?: string;
  /** Content of the band, within the width of the page. */
  children: ReactNode;
}

const spaces = { wide: { xs: 8, md: 13 }, close: { xs: 4, md: 5 } };

/**
 * A band of the page from edge to edge whose content keeps to the container. With a heading it is a region of that
 * name, without one no landmark: too many landmarks are as bad as none.
 */
export function Section({
  tone = 'page',
  space = 'wide',
  heading,
  lead,
  children,
}: SectionProps & ({ heading: string } | { lead?: never })) {
  const Band = heading ? Region : Box;
  return (
    <Band
      // Next to a soft band PageShell tints the footer.
      data-tone={tone}
      sx={{
        bgcolor: tone === 'soft' ? 'background.soft' : 'background.default',
        pt: spaces[space],
        pb: spaces.wide,
      }}
    >
      <Container>
        {heading && (
          <Box component="hgroup" sx={{ mb: { xs: 4, md: 6.5 } }}>
            <RegionHeading variant="h2">
              <NoBreakHyphens>{heading}</NoBreakHyphens>
            </RegionHeading>
            {lead && (
              <Typography variant="lead" sx={{ mt: 2, maxWidth: 600 }}>
                {lead}
              </Typography>
            )}
          </Box>
        )}
        {children}
      </Container>
    </Band>
  );
}
