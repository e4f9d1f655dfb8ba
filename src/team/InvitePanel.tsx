import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import joinPicture from '../assets/originals/pages/join-us.webp?wide&picture';
import { company } from '../content/company';
import { teamPage } from '../content/pages/team';
import { from } from '../theme/mixins';
import { MailButton } from '../ui/MailButton';
import { Picture } from '../ui/Picture';
import { Region, RegionHeading } from '../ui/Region';

/** A dark panel that invites people to write: words and email address beside a picture. */
export function InvitePanel() {
  const { heading, text, subject } = teamPage.join;
  return (
    <Region
      surface="panel"
      sx={{
        display: 'grid',
        // The color lies behind the words alone: behind the picture it would show at the round corners.
        bgcolor: 'transparent',
        mt: { xs: 8, md: 13 },
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'start',
          bgcolor: 'background.panel',
          px: { xs: 3, sm: 5.5, lg: 9 },
          py: { xs: 5.5, sm: 8 },
        }}
      >
        <RegionHeading variant="h2">{heading}</RegionHeading>
        <Typography variant="lead" sx={{ mt: 2, mb: 4 }}>
          {text}
        </Typography>
        <MailButton email={company.supportEmail} subject={subject} />
      </Box>
      <Picture
        source={joinPicture}
        alt=""
        sizes={`${from('container')} 37.5em, ${from('md')} 50vw, 100vw`}
        sx={{
          bgcolor: 'background.pictureSand',
          height: '100%',
          aspectRatio: { xs: '4 / 3', sm: '16 / 10', md: '4 / 3' },
        }}
      />
    </Region>
  );
}
