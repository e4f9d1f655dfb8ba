import Box from '@mui/material/Box';
import joinPicture from '../assets/originals/pages/join-us.webp?picture=wide';
import { portraits } from '../assets/portraits';
import { CardGrid } from '../components/CardGrid';
import { InvitePanel } from '../components/InvitePanel';
import { PersonCard } from '../components/PersonCard';
import { Section } from '../components/Section';
import { TitleBand } from '../components/TitleBand';
import { company, leaderEmail } from '../content/company';
import { teamPage } from '../content/pages/team';
import { team } from '../content/team';
import type { TeamMember } from '../content/types';

interface TeamPageProps {
  /** Those of the company, unless a story shows others. */
  leaders?: readonly TeamMember[];
}

/** The four leaders and an invitation to join them (specification 2). */
export default function TeamPage({ leaders = team }: TeamPageProps) {
  return (
    <>
      <TitleBand heading={teamPage.heading} lead={teamPage.lead(leaders.length)} />
      <Section space="close">
        <CardGrid columns={{ sm: 2, lg: 4 }} rowGap={{ xs: 5.5, sm: 6.5 }}>
          {leaders.map((person, index) => (
            <PersonCard
              key={person.slug}
              person={person}
              picture={portraits[person.slug]}
              priority={index === 0}
              email={leaderEmail(person.name)}
              labels={teamPage.card}
            />
          ))}
        </CardGrid>
        <Box sx={{ mt: { xs: 8, md: 13 } }}>
          <InvitePanel {...teamPage.join} email={company.supportEmail} picture={joinPicture} />
        </Box>
      </Section>
    </>
  );
}
