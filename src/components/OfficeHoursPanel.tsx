import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { narrowPhone } from '../theme/tokens';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface OfficeHoursPanelProps extends RootProps {
  /** As an h2. */
  heading: string;
  /** Days and times, as they are to be read. */
  hours: readonly { days: string; hours: string }[];
  /** The zone of these times, below the heading. */
  timeZone: string;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * Days and hours in two columns, on the one warm panel of the page.
 *
 * Not for dates of seminars, which belong on their cards.
 *
 * Accessibility: a description list, so that each day is read with its hours. Enlarged, both wrap
 * and stay together.
 */
export function OfficeHoursPanel({
  heading,
  hours,
  timeZone,
  level = 2,
  sx,
  ...root
}: OfficeHoursPanelProps) {
  const headingId = useId();
  return (
    <Card
      {...root}
      component="section"
      variant="sand"
      aria-labelledby={headingId}
      sx={[{ px: { xs: 3, sm: 4 }, pt: { xs: 3, sm: 3.5 }, pb: 2 }, ...listOf(sx)]}
    >
      <Typography id={headingId} component={`h${level}`} variant="h4">
        {heading}
      </Typography>
      <Typography variant="facts">{timeZone}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {hours.map((row) => (
          <Box
            key={row.days}
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              // All rows alike where some would need two lines.
              [theme.breakpoints.down(narrowPhone)]: { flexDirection: 'column' },
              py: 1.5,
              '& + &': { borderTop: 1, borderColor: 'dividerWarm' },
              '@media print': { py: 0.5 },
            })}
          >
            <Typography component="dt" sx={{ color: 'text.heading', fontWeight: 'medium' }}>
              {row.days}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {row.hours}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
