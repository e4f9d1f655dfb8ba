import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { affiliationCategories, affiliations } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { CardGrid } from '../ui/CardGrid';
import { Group } from '../ui/Group';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { NetworkPanel } from './NetworkPanel';
import { PartnerCard } from './PartnerCard';

/** A register: each field at the left, its partners beside it, a line between. */
const register = (theme: Theme) => ({
  [theme.breakpoints.up('lg')]: {
    '& > section': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      columnGap: 3,
    },
    '&& > section + section': { mt: 5, pt: 5, borderTop: 1, borderColor: 'divider' },
    '& h2': { mt: 2.5, mb: 0 },
  },
});

/** Partner organizations by field and the closing note on the network (specification 2). */
export function AffiliationsPage() {
  return (
    <>
      <TitleBand
        heading={affiliationsPage.heading}
        lead={affiliationsPage.lead}
        seats={affiliations.length}
      />
      <Section space="close">
        <Box sx={register}>
          {Object.entries(affiliationCategories).map(([id, label]) => (
            <Group key={id} heading={label}>
              <CardGrid columns={{ sm: 1, md: 3 }} onPaper={3}>
                {affiliations
                  .filter(({ category }) => category === id)
                  .map((partner) => (
                    <PartnerCard key={partner.slug} partner={partner} />
                  ))}
              </CardGrid>
            </Group>
          ))}
        </Box>
        <NetworkPanel />
      </Section>
    </>
  );
}
