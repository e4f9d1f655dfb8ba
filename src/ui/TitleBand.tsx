import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Seats } from './Seats';

interface TitleBandProps {
  /** The h1 of the page. */
  heading: string;
  /** A sentence or two below it. */
  lead: ReactNode;
  /** What one can do with all of the page, below the lead. */
  children?: ReactNode;
  /** Beside them where there is room, else below. */
  aside?: ReactNode;
  /** Taken seats of the room beside the words: one for each person or partner of the page; on Contact the visitor's. */
  seats?: number;
}

/** The tinted band at the top of a page, up behind the bar, with the h1, where a link moves focus. */
export function TitleBand({ heading, lead, children, aside, seats }: TitleBandProps) {
  const maxWidth = seats === undefined ? '43.75rem' : { xs: '43.75rem', md: 'min(43.75rem, 62%)' };
  return (
    <Box
      sx={{
        isolation: 'isolate',
        bgcolor: 'background.band',
        mt: 'calc(-1 * var(--bar-height))',
        pt: 'var(--bar-height)',
        pb: { xs: 4, md: 5 },
      }}
    >
      <Container
        sx={{
          position: 'relative',
          display: { md: 'grid' },
          pt: { xs: 3, md: 5.5 },
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 4,
        }}
      >
        <div>
          <Typography variant="h1">{heading}</Typography>
          <Typography
            variant="lead"
            // Two lines, so that the bands of all pages are alike, beside the room of seats.
            sx={{ mt: 2, maxWidth, minHeight: { md: '3em' }, textWrap: 'balance' }}
          >
            {lead}
          </Typography>
          {children}
        </div>
        {seats !== undefined && <Seats taken={seats} />}
        {/* Higher than the words: it takes room that is empty anyway. */}
        {aside && <Box sx={{ my: { xs: 0, sm: 2, md: -2 } }}>{aside}</Box>}
      </Container>
    </Box>
  );
}
