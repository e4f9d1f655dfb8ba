import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addressLine, mapUrl } from '../content/office';
import { contactPage } from '../content/pages/contact';
import { visitId } from '../content/routes';
import { Region, RegionHeading } from '../ui/Region';

const { heading, parts } = contactPage.visit;

/** Where the office and the seminar rooms are, and how to get in: `/contact#visit`. */
export function Visit() {
  return (
    <Region
      id={visitId}
      surface="flat"
      // Where it stands without the picture.
      sx={{ p: 3, '@container (max-width: 20rem)': { flexGrow: 1 } }}
    >
      <RegionHeading variant="h4">{heading}</RegionHeading>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
        <Link href={mapUrl} translate="no">
          {addressLine}
        </Link>
      </Typography>
      <Typography
        component="dl"
        variant="facts"
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
          fontWeight: 'regular',
          '@media print': { mt: 1, gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {Object.entries(parts).map(([part, description]) => (
          <div key={part}>
            <Box component="dt" sx={{ color: 'text.heading', fontWeight: 'strong' }}>
              {part}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {description}
            </Box>
          </div>
        ))}
      </Typography>
    </Region>
  );
}
