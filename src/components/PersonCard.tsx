import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PersonCardText, TeamMember } from '../content/types';
import { from } from '../theme/media';
import { IconLink } from './IconLink';
import { Picture, type PictureSource } from './Picture';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface PersonCardProps extends RootProps {
  /** Name, role and description. */
  person: TeamMember;
  /** The portrait; a calm surface stands in for a missing one. */
  picture: PictureSource | undefined;
  /** The first of its page, whose portrait is fetched at once. */
  priority?: boolean;
  /** E-mail address of the person. */
  email: string;
  /** Words of the two links. */
  labels: PersonCardText;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * A leader with portrait, role, a few words and two ways to reach them (specification 2, Team).
 *
 * Not for people whom nobody can write to: it promises an answer.
 *
 * Accessibility: each link is named with the person, “Email Elena Voss”, and is tall enough for a
 * finger. The second one is a placeholder (specification 2): it says so, looks it, and a press leaves
 * page and focus where they are. The portrait has a description of its own.
 */
export function PersonCard({
  person,
  picture,
  priority = false,
  email,
  labels,
  level = 2,
  sx,
  ...root
}: PersonCardProps) {
  const nameId = useId();
  return (
    <Box
      {...root}
      component="article"
      id={person.slug}
      aria-labelledby={nameId}
      sx={[{ display: 'flex', flexDirection: 'column' }, ...listOf(sx)]}
    >
      <Box sx={(theme) => ({ overflow: 'hidden', borderRadius: theme.radius.card, mb: 2.5 })}>
        <Picture
          source={picture}
          alt={person.imageDescription}
          sizes={`${from('lg')} 282px, ${from('sm')} 50vw, 100vw`}
          priority={priority}
          sx={{ aspectRatio: '8 / 9' }}
        />
      </Box>
      <Typography id={nameId} component={`h${level}`} variant="h4">
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
          href={`mailto:${email}`}
          label={labels.email}
          aria-label={labels.named(labels.email, person.name)}
        />
        <Link
          variant="facts"
          href={`#${person.slug}`}
          onClick={(event) => event.preventDefault()}
          aria-label={labels.named(labels.linkedIn, person.name)}
          color="textSecondary"
          sx={{ py: 1.25, fontWeight: 'medium', textDecoration: 'none', cursor: 'default' }}
        >
          {labels.linkedIn}
        </Link>
      </Box>
    </Box>
  );
}
