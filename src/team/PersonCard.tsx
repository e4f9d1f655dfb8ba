import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { leaderEmail } from '../content/company';
import { teamPage } from '../content/pages/team';
import type { TeamMember } from '../content/team';
import { from } from '../theme/media';
import { Address } from '../ui/AddressLink';
import { HiddenText } from '../ui/HiddenText';
import { IconLink } from '../ui/IconLink';
import { Picture } from '../ui/Picture';
import { portraits } from './portraits';

interface PersonCardProps {
  /** Name, role and description. */
  person: TeamMember;
  /** The first of its page, whose portrait is fetched at once. */
  priority?: boolean;
}

/**
 * A leader with portrait, role, a few words and two ways to reach them (specification 2, Team). The second is a
 * placeholder: it says so, looks it, and a press leaves page and focus where they are.
 */
export function PersonCard({ person, priority }: PersonCardProps) {
  const nameId = useId();
  return (
    <Box
      component="article"
      id={person.slug}
      aria-labelledby={nameId}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Picture
        source={portraits[person.slug]}
        alt={person.imageDescription}
        sizes={`${from('lg')} 282px, ${from('sm')} 50vw, 100vw`}
        priority={priority}
        sx={(theme) => ({ aspectRatio: '8 / 9', borderRadius: theme.radius.card })}
      />
      <Typography id={nameId} component="h2" variant="h4" sx={{ mt: 2.5 }}>
        {person.name}
      </Typography>
      <Typography variant="facts" sx={{ mt: 0.75, color: 'text.accent', fontWeight: 'strong' }}>
        {person.role}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 1.5 }}>
        {person.description}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 'auto' }}
      >
        <IconLink
          icon={MailOutlined}
          href={`mailto:${leaderEmail(person.name)}`}
          dir="ltr"
          translate="no"
        >
          <Address address={leaderEmail(person.name)} />
        </IconLink>
        <Link
          variant="facts"
          href={`#${person.slug}`}
          onClick={(event) => event.preventDefault()}
          sx={{
            py: 1.25,
            color: 'text.primary',
            fontWeight: 'medium',
            textDecoration: 'none',
            cursor: 'default',
          }}
        >
          {teamPage.card.linkedIn}
          <HiddenText>{` ${person.name}`}</HiddenText>
        </Link>
      </Box>
    </Box>
  );
}
