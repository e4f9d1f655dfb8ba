import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import journeyPicture from '../assets/originals/pages/journey.webp?wide&picture';
import { homePage } from '../content/pages/home';
import { routeOf } from '../content/routes';
import { from } from '../theme/mixins';
import { ButtonLink } from '../ui/ButtonLink';
import { Picture } from '../ui/Picture';
import { Region, RegionHeading } from '../ui/Region';

const tick = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // Grows and shrinks with the line beside it, also on paper.
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  bgcolor: 'background.tile',
  color: 'icon.onTile',
};

/** What a visitor takes away (specification 2, Home): words, first in the code, beside a picture. */
export function Journey() {
  const { heading, points, action, imageDescription } = homePage.journey;
  return (
    <Region
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '1.12fr 1fr' },
        alignItems: 'center',
        columnGap: { md: 6, lg: 10 },
        rowGap: 4,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <RegionHeading variant="h2">{heading}</RegionHeading>
        <Box component="ul" role="list" sx={{ display: 'grid', gap: 2, my: { xs: 4, md: 4.5 } }}>
          {points.map((point) => (
            <Box key={point} component="li" sx={{ display: 'flex', gap: 2 }}>
              <Box sx={tick}>
                <CheckRounded sx={{ fontSize: 'iconSmall' }} />
              </Box>
              <Typography sx={{ color: 'text.heading' }}>{point}</Typography>
            </Box>
          ))}
        </Box>
        <ButtonLink to={routeOf('seminars').path} arrow sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {action}
        </ButtonLink>
      </Box>
      <Picture
        source={journeyPicture}
        alt={imageDescription}
        sizes={`${from('container')} 37em, ${from('md')} 50vw, 100vw`}
        sx={(theme) => ({
          order: { md: -1 },
          aspectRatio: '4 / 3',
          borderRadius: theme.radius.picture,
        })}
      />
    </Region>
  );
}
