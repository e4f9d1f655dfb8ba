import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { type GoodToKnowPart, seminarsPage } from '../content/pages/seminars';
import { goodToKnowId } from '../content/routes';
import { mailLink } from '../lib/contactLinks';
import { PageLink } from '../routing/PageLink';
import { screenOnly } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import { Region, RegionHeading } from '../ui/Region';

const { heading, parts } = seminarsPage.goodToKnow;

/** The way on behind the text of a part; on paper an address alone is one. */
function Way({ way }: { way: NonNullable<GoodToKnowPart['way']> }) {
  if ('address' in way) return <AddressLink address={way.address} />;
  const target =
    'path' in way
      ? { component: PageLink, to: way.path }
      : { href: mailLink({ to: company.supportEmail, ...way }) };
  return (
    <Link {...target} {...screenOnly}>
      {way.words}
    </Link>
  );
}

/** What one asks before booking, below the list of seminars: `/seminars#good-to-know`. */
export function GoodToKnow() {
  return (
    <Region id={goodToKnowId} sx={{ mt: { xs: 6.5, md: 9 } }}>
      <RegionHeading variant="h3" sx={{ mb: 2 }}>
        {heading}
      </RegionHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          columnGap: 3,
          rowGap: { xs: 3, lg: 4 },
        }}
      >
        {parts.map((part) => (
          <div key={part.heading}>
            <Typography component="h3" variant="h4">
              {part.heading}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1 }}>
              <span>{part.text}</span> {part.way && <Way way={part.way} />}
            </Typography>
          </div>
        ))}
      </Box>
    </Region>
  );
}
