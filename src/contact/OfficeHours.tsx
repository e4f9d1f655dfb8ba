import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { closed, officeHours } from '../content/office';
import { contactPage } from '../content/pages/contact';
import { formatOpeningHours } from '../lib/format';
import { Region, RegionHeading } from '../ui/Region';

/** Days and hours in two columns, on the one warm panel of the page; enlarged, both wrap. */
export function OfficeHours() {
  return (
    <Region surface="sand" sx={{ p: 3, pb: 2 }}>
      <RegionHeading variant="h4">{contactPage.officeHours}</RegionHeading>
      <Typography variant="facts">{company.timeZone.name}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, containerType: 'inline-size' }}>
        {officeHours.map(({ days, opens, closes }) => (
          <Box
            key={days[0]}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              // All rows alike where some would need two lines.
              '@container (max-width: 17.5rem)': { flexDirection: 'column' },
              py: 1.5,
              '& + &': { borderTop: 1, borderColor: 'dividerWarm' },
              '@media print': { py: 0.5 },
            }}
          >
            <Typography component="dt" sx={{ color: 'text.heading', fontWeight: 'medium' }}>
              {days.join('-')}
            </Typography>
            <Typography component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {opens && closes ? formatOpeningHours(opens, closes) : closed}
            </Typography>
          </Box>
        ))}
      </Box>
    </Region>
  );
}
