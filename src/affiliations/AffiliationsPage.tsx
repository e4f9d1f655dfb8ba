import { affiliationCategories, affiliations } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { CardGrid } from '../ui/CardGrid';
import { Group } from '../ui/Group';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { NetworkPanel } from './NetworkPanel';
import { PartnerCard } from './PartnerCard';

/** Partner organizations by field and the closing note on the network (specification 2). */
export function AffiliationsPage() {
  return (
    <>
      <TitleBand heading={affiliationsPage.heading} lead={affiliationsPage.lead} />
      <Section space="close">
        {Object.entries(affiliationCategories).map(([id, label]) => (
          <Group key={id} heading={label}>
            <CardGrid columns={{ sm: 3 }}>
              {affiliations
                .filter(({ category }) => category === id)
                .map((partner) => (
                  <PartnerCard key={partner.slug} partner={partner} />
                ))}
            </CardGrid>
          </Group>
        ))}
        <NetworkPanel />
      </Section>
    </>
  );
}
