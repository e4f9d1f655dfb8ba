import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leaderEmail } from '../content/company';
import { teamPage } from '../content/pages/team';
import type { TeamMember } from '../content/team';
import { mailLink } from '../lib/contactLinks';
import { SeminarText } from '../seminar/SeminarText';
import { from } from '../theme/mixins';
import { duration } from '../theme/tokens';
import { Address } from '../ui/AddressLink';
import { IconLink } from '../ui/IconLink';
import { Picture } from '../ui/Picture';
import { portraits } from '../ui/portraits';
import { Region, RegionHeading } from '../ui/Region';

interface PersonCardProps {
  /** Name, role and description. */
  person: TeamMember;
  /** The first of its page, whose portrait is fetched at once. */
  priority?: boolean;
}

/**
 * A leader with portrait, role, a few words, what they teach, and a way to reach them (specification 2, Team). The
 * placeholder link says that a profile is coming, and is no Tab stop.
 */
export function PersonCard({ person, priority }: PersonCardProps) {
  const { card: text } = teamPage;
  const email = leaderEmail(person.name);
  return (
    <Region component="article" id={person.slug} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Picture
        source={portraits[person.slug]}
        alt={person.imageDescription}
        sizes={`${from('container')} 17.625em, ${from('md')} 25vw, ${from('sm')} 50vw, 100vw`}
        priority={priority}
        sx={(theme) => ({
          aspectRatio: '8 / 9',
          borderRadius: theme.radius.card,
          // Under a pointer the person comes nearer, the frame stays.
          transition: `object-view-box ${duration.drawer}ms`,
          objectViewBox: 'inset(0)',
          '@media (hover: hover)': { 'article:hover &': { objectViewBox: 'inset(3% 3% 0)' } },
        })}
      />
      <RegionHeading variant="h4" translate="no" sx={{ mt: 2.5 }}>
        {person.name}
      </RegionHeading>
      <Typography variant="facts" sx={{ mt: 0.75, color: 'text.accent', fontWeight: 'strong' }}>
        {person.role}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 1.5 }}>
        <SeminarText>{`${person.description} ${text.teaches(person.name)}`.trim()}</SeminarText>
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 'auto' }}
      >
        <IconLink
          icon={MailOutlined}
          href={mailLink({ to: email, subject: text.subject(person.name) })}
          dir="ltr"
          translate="no"
        >
          <Address address={email} />
        </IconLink>
        {/* A placeholder for a link: without an address it takes no focus, and crawlers follow none. */}
        <Typography
          component="a"
          role="link"
          aria-disabled="true"
          variant="facts"
          sx={{ py: 1.25 }}
        >
          {text.linkedIn}
        </Typography>
      </Box>
    </Region>
  );
}
