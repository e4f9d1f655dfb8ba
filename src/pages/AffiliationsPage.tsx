import Box from '@mui/material/Box';
import networkPicture from '../assets/originals/pages/global-network.webp?picture=panorama';
import networkNarrowPicture from '../assets/originals/pages/global-network-narrow.webp?picture=wide';
import { partnerLogos } from '../assets/partnerLogos';
import { CardGrid } from '../components/CardGrid';
import { Group } from '../components/Group';
import { GroupStack } from '../components/GroupStack';
import { NetworkPanel } from '../components/NetworkPanel';
import { PartnerCard } from '../components/PartnerCard';
import { Section } from '../components/Section';
import { TitleBand } from '../components/TitleBand';
import { affiliations } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { affiliationCategories } from '../content/partnerGroups';
import type { Affiliation } from '../content/types';

interface AffiliationsPageProps {
  /** Those of the company, unless a story shows others. */
  partners?: readonly Affiliation[];
}

/** Partner organizations by field and the closing note on the network (specification 2). */
export default function AffiliationsPage({ partners = affiliations }: AffiliationsPageProps) {
  return (
    <>
      <TitleBand heading={affiliationsPage.heading} lead={affiliationsPage.lead} />
      <Section space="close">
        <GroupStack>
          {Object.entries(affiliationCategories)
            .map(([id, label]) => ({
              id,
              label,
              group: partners.filter(({ category }) => category === id),
            }))
            .filter(({ group }) => group.length > 0)
            .map(({ id, label, group }) => (
              <Group key={id} heading={label}>
                <CardGrid columns={{ sm: 3 }}>
                  {group.map((partner) => (
                    <PartnerCard
                      key={partner.slug}
                      partner={partner}
                      logo={partnerLogos[partner.slug]}
                    />
                  ))}
                </CardGrid>
              </Group>
            ))}
        </GroupStack>
        <Box sx={{ mt: { xs: 8, md: 13 } }}>
          <NetworkPanel
            {...affiliationsPage.network}
            picture={networkPicture}
            narrowPicture={networkNarrowPicture}
          />
        </Box>
      </Section>
    </>
  );
}
