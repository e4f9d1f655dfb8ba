import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import networkPicture from '../assets/originals/pages/global-network.webp?panorama&picture';
import networkNarrowPicture from '../assets/originals/pages/global-network-narrow.webp?wide&picture';
import { company } from '../content/company';
import { affiliationsPage } from '../content/pages/affiliations';
import { from } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import { Picture } from '../ui/Picture';
import { Region, RegionHeading } from '../ui/Region';

/** The closing note of the affiliations page: words above the picture of the globe, on its color. */
export function NetworkPanel() {
  const { heading, text, subject, imageDescription } = affiliationsPage.network;
  return (
    <Region
      // Without a border: the color of the picture fills the corners.
      surface="flat"
      sx={({ radius, vars: { palette } }) => ({
        overflow: 'hidden',
        borderRadius: radius.panel,
        mt: { xs: 8, md: 13 },
        textAlign: 'center',
        // By day the ring of other surfaces is too faint on this one (WCAG 1.4.11).
        '--mui-palette-ring': palette.ringStrong,
        bgcolor: { xs: 'background.networkNarrow', md: 'background.network' },
        // The narrow picture is darker in its upper right.
        backgroundImage: {
          xs: `linear-gradient(to right, ${palette.background.networkNarrow} 60%, ${palette.background.networkNarrowEnd})`,
          md: 'none',
        },
      })}
    >
      <Box sx={{ px: 3, pt: { xs: 5.5, sm: 8 } }}>
        <RegionHeading variant="h2">{heading}</RegionHeading>
        <Typography
          variant="lead"
          sx={{
            mt: 2,
            mx: 'auto',
            maxWidth: 540,
            color: 'text.onPictureBody',
            textWrap: 'balance',
            // The picture's color is too strong for that of links.
            '--mui-palette-link-main': 'currentColor',
            '--mui-palette-link-hover': 'currentColor',
          }}
        >
          {text} <AddressLink address={company.supportEmail} subject={subject} />
        </Typography>
      </Box>
      <Picture
        source={networkPicture}
        alt={imageDescription}
        narrow={{ source: networkNarrowPicture, sizes: '100vw' }}
        sizes={`${from('container')} 75em, 100vw`}
        sx={{
          aspectRatio: { xs: '4 / 3', md: '2 / 1' },
          bgcolor: 'transparent',
          maskImage: 'linear-gradient(to bottom, transparent, black 17%)',
        }}
      />
    </Region>
  );
}
