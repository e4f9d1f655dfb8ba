import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Affiliation } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { bySlug } from '../lib/bySlug';
import { attributes } from '../lib/constants';
import { forcedColors } from '../theme/media';
import { Region, RegionHeading } from '../ui/Region';
import { SeminarText } from '../ui/SeminarText';

/** URLs of the one-ink logos by slug. */
const logos = bySlug(
  import.meta.glob<string>('../assets/logos/partners/*.svg', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

interface PartnerCardProps {
  /** Name, description and logo of one partner. */
  partner: Affiliation;
}

/** A partner: logo, name, what it does with us, and what its people teach. Without a logo the name stands alone. */
export function PartnerCard({ partner }: PartnerCardProps) {
  const logo = logos[partner.slug];
  return (
    <Region component="article" surface="outlined">
      {logo && (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: { xs: 104, sm: 112 },
            '@media print': { height: 48 },
            px: { xs: 3, sm: 2, md: 3 },
            bgcolor: 'background.soft',
            borderBottom: 1,
            borderColor: 'divider',
            // Before hydration, logos out of sight are not rendered: browsers would fetch all before the script.
            '@media screen and (scripting: enabled)': {
              [`html:not([${attributes.hydrated}]) &`]: { contentVisibility: 'auto' },
            },
          }}
        >
          <Box
            role="img"
            aria-label={partner.logoDescription}
            sx={{
              width: '100%',
              maxWidth: 220,
              height: { xs: 40, sm: 34, lg: 44 },
              bgcolor: 'text.heading',
              mask: `url("${logo}") center / contain no-repeat`,
              forcedColorAdjust: 'none',
              printColorAdjust: 'exact',
              [forcedColors]: { bgcolor: 'CanvasText' },
            }}
          />
        </Box>
      )}
      <Box sx={{ p: { xs: 2.5, sm: 2, md: 3 } }}>
        <RegionHeading
          component="h3"
          variant="h4"
          translate="no"
          sx={{ fontSize: 'body1.fontSize' }}
        >
          {partner.name}
        </RegionHeading>
        <Typography variant="body2" sx={{ mt: 1 }}>
          <SeminarText>
            {`${partner.description} ${affiliationsPage.card.teaches(partner.name)}`.trim()}
          </SeminarText>
        </Typography>
      </Box>
    </Region>
  );
}
