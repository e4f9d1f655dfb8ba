import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { from } from '../theme/media';
import { MailButton } from './MailButton';
import { Picture, type PictureSource } from './Picture';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface InvitePanelProps extends RootProps {
  /** The question, as an h2. */
  heading: string;
  /** Who is wanted, in a sentence or two. */
  text: string;
  /** Where an application goes. */
  email: string;
  /** Decoration; a calm surface stands in for a missing one. */
  picture: PictureSource | undefined;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * A dark panel that invites people to write: words and address beside a picture.
 *
 * Not for more than one invitation per page: it is the darkest place and stays the only one.
 *
 * Accessibility: a region named by its heading; the picture is decoration. The address is the name
 * of the link, and its focus ring is white.
 */
export function InvitePanel({
  heading,
  text,
  email,
  picture,
  level = 2,
  sx,
  ...root
}: InvitePanelProps) {
  const headingId = useId();
  return (
    <Card
      {...root}
      component="section"
      variant="panel"
      aria-labelledby={headingId}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { md: '49fr 50fr' },
          '@media print': { display: 'block', breakInside: 'avoid' },
        },
        ...listOf(sx),
      ]}
    >
      <Box
        sx={{
          alignSelf: 'center',
          px: { xs: 3, sm: 5.5, lg: 9 },
          py: { xs: 5.5, sm: 8 },
          '@media print': { p: 0 },
        }}
      >
        <Typography id={headingId} component={`h${level}`} variant="h2">
          {heading}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2, mb: 4 }}>
          {text}
        </Typography>
        <MailButton email={email} color="inverse" />
      </Box>
      <Picture
        source={picture}
        alt=""
        sizes={`${from('container')} 606px, ${from('md')} 50vw, 100vw`}
        sx={{ height: '100%', aspectRatio: { xs: '4 / 3', sm: '16 / 10', md: '4 / 3' } }}
      />
    </Card>
  );
}
