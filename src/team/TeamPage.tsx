import { teamPage } from '../content/pages/team';
import { team } from '../content/team';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { InvitePanel } from './InvitePanel';
import { PersonCard } from './PersonCard';

/** The four leaders and an invitation to join them (specification 2). */
export function TeamPage() {
  return (
    <>
      <TitleBand heading={teamPage.heading} lead={teamPage.lead} seats={team.length} />
      <Section space="close">
        <CardGrid columns={{ sm: 2, md: 4 }} sx={{ rowGap: { xs: 5.5, sm: 6.5 } }}>
          {team.map((person, index) => (
            <PersonCard key={person.slug} person={person} priority={index === 0} />
          ))}
        </CardGrid>
        <InvitePanel />
      </Section>
    </>
  );
}
