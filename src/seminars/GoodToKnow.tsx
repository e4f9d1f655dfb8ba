import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { seminarsPage } from '../content/pages/seminars';
import { AddressLink } from '../ui/AddressLink';
import { Region, RegionHeading } from '../ui/Region';

const { id, heading, noEmail, parts } = seminarsPage.goodToKnow;

/** What one asks before booking, below the list of seminars: `/seminars#good-to-know`. */
export function GoodToKnow() {
  return (
    <Region id={id} sx={{ mt: { xs: 6.5, md: 9 } }}>
      <RegionHeading variant="h3" sx={{ mb: 2 }}>
        {heading}
      </RegionHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: 3,
        }}
      >
        {[noEmail, ...parts].map((part) => (
          <div key={part.heading}>
            <Typography component="h3" variant="h4">
              {part.heading}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {part.text}
              {part === noEmail && (
                <>
                  {' '}
                  <AddressLink address={company.phone} />.
                </>
              )}
            </Typography>
          </div>
        ))}
      </Box>
    </Region>
  );
}
