import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { NoBreakHyphens } from './NoBreakHyphens';

interface SectionProps {
  /** `soft` is the tinted surface; two soft neighbours, the footer included, run into one. */
  tone?: 'page' | 'soft';
  /** Space above and below: `wide` between the sections of a page, `close` below a title band. */
  space?: 'wide' | 'close';
  /** Names the section, as an h2. */
  heading?: string;
  /** A sentence below the heading. */
  lead?: string;
  /** Content of the band, within the width of the page. */
  children: ReactNode;
}

const spaces = { wide: { xs: 8, md: 13 }, close: { xs: 4, md: 5 } };

/**
 * A band of the page from edge to edge whose content keeps to the container. With a heading it is a region of that
 * name, without one no landmark: too many landmarks are as bad as none.
 */
export function Section({ tone = 'page', space = 'wide', heading, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      {...(heading && { component: 'section', 'aria-labelledby': headingId })}
      data-tone={tone}
      sx={{
        bgcolor: tone === 'soft' ? 'background.soft' : 'background.default',
        pt: spaces[space],
        pb: spaces.wide,
        '@media print': { bgcolor: 'transparent', py: 2 },
      }}
    >
      <Container>
        {heading && (
          <Box sx={{ mb: { xs: 4, md: 6.5 }, breakAfter: 'avoid', '@media print': { mb: 1 } }}>
            <Typography id={headingId} variant="h2">
              <NoBreakHyphens>{heading}</NoBreakHyphens>
            </Typography>
            <Typography variant="lead" sx={{ mt: 2, maxWidth: 600 }}>
              {lead}
            </Typography>
          </Box>
        )}
        {children}
      </Container>
    </Box>
  );
}
