import Box from '@mui/material/Box';
import networkPicture from '../assets/originals/pages/global-network.webp?picture=panorama';
import networkNarrowPicture from '../assets/originals/pages/global-network-narrow.webp?picture=wide';
import { partnerLogos } from '../assets/partnerLogos';
import { CardGrid } from '../components/CardGrid';
import { GroupStack } from '../components/GroupStack';
import { NetworkPanel } from '../components/NetworkPanel';
import { PartnerCard } from '../components/PartnerCard';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { TitleBand } from '../components/TitleBand';
import { affiliations } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { affiliationCategories } from '../content/types';

/** Partner organizations by field and the closing note on the network (specification 2). */
export default function AffiliationsPage() {
  return (
    <>
      <TitleBand heading={affiliationsPage.heading} lead={affiliationsPage.lead} />
      <Section space="close">
        <GroupStack>
          {affiliationCategories.map((category) => {
            const id = category.replaceAll(' ', '-');
            return (
              <section key={category} aria-labelledby={id}>
                <SectionHeading id={id} heading={category} size="group" />
                <CardGrid columns={{ sm: 3 }}>
                  {affiliations
                    .filter((partner) => partner.category === category)
                    .map((partner) => (
                      <PartnerCard
                        key={partner.slug}
                        partner={partner}
                        logo={partnerLogos[partner.slug]}
                      />
                    ))}
                </CardGrid>
              </section>
            );
          })}
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
