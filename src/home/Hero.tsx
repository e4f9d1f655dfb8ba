import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import heroPicture from '../assets/originals/pages/hero.webp?hero&picture';
import heroNarrowPicture from '../assets/originals/pages/hero-mobile.webp?hero-mobile&picture';
import { homePage } from '../content/pages/home';
import { routeOf } from '../content/routes';
import { narrowPhone, wideHero } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';

/** From this width on the picture is as high as the hero; in narrower windows its top fades in. */
const tallPicture = `@media (min-width: ${wideHero}em)`;

/** What the window has beside the picture. */
const beside = '(100cqi - 100%)';

const pictureStyle = {
  bgcolor: 'transparent',
  aspectRatio: { xs: '13 / 10', md: '32 / 15' },
  // The wider the window, the higher the picture moves: its screen stands beside the lead. By eye from 600 to 900 px.
  mt: { xs: 1, sm: 'min(8px, 28rem - 70cqi)', md: 0 },
  position: { md: 'absolute' },
  insetBlockEnd: 0,
  // The words stand at the right.
  '[dir="rtl"] &': { scale: '-1 1' },
  maskImage: 'linear-gradient(to bottom, transparent, black 20%)',
  [tallPicture]: {
    // Grows with the hero, centered, and fades out at both sides.
    width: 'auto',
    height: '100%',
    aspectRatio: '25 / 11',
    insetInline: 0,
    mx: 'auto',
    objectPosition: '60% 60%',
    // At the left it fades in where the words end; at the right over the width that the window has beside it.
    maskImage: `linear-gradient(to right, transparent, black 36%, black calc(100% - min(${beside}, 6%)), transparent)`,
  },
} satisfies SxProps<Theme>;

/**
 * The opening of the home page, with the h1. The left of its picture is kept free for the words, which pass AA wherever
 * they stand; the focus ring is darker there in the light scheme, to stand out from it (WCAG 1.4.11).
 */
export function Hero() {
  const { heading, lead, action, imageDescription } = homePage.hero;
  return (
    <Box
      sx={(theme) => ({
        '--mui-palette-ring': theme.vars.palette.ringStrong,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        containerType: 'inline-size',
        mt: 'calc(-1 * var(--bar-height))',
        pt: 'var(--bar-height)',
        minHeight: { md: 700 },
        backgroundImage: `linear-gradient(${theme.vars.palette.background.heroTop}, ${theme.vars.palette.background.heroFoot})`,
        [tallPicture]: {
          minHeight: 'clamp(700px, 44vw, 860px)',
          backgroundImage: `linear-gradient(${theme.vars.palette.background.heroTop} 15%, ${theme.vars.palette.background.heroFloor} 45%)`,
        },
      })}
    >
      <Container sx={{ position: 'relative', zIndex: 1, pt: { xs: 5, md: 10 }, pb: { md: 8 } }}>
        <Box sx={{ maxWidth: { md: '43%', lg: 'max(620px, 38.75rem)' } }}>
          <Typography
            component="h1"
            variant="hero"
            sx={(theme) => ({
              maxWidth: { xs: '8.5em', sm: 'none', md: '8.5em' },
              textWrap: { xs: 'wrap', sm: 'balance', md: 'wrap' },
              [theme.breakpoints.between('md', 'lg')]: { fontSize: 'heroTablet' },
              // Keeps the headline to four lines on narrow phones.
              [theme.breakpoints.down(narrowPhone)]: { fontSize: 'heroSmall' },
            })}
          >
            <NoBreakHyphens>{heading}</NoBreakHyphens>
          </Typography>
          <Typography
            variant="lead"
            sx={{
              mt: { xs: 2.5, md: 4 },
              mb: { xs: 3, md: 4 },
              maxWidth: { xs: '25rem', lg: '27.5rem' },
              textWrap: 'balance',
              color: 'text.onPictureBody',
            }}
          >
            {lead}
          </Typography>
          <ButtonLink to={routeOf('seminars').path} arrow>
            {action}
          </ButtonLink>
        </Box>
      </Container>
      <Picture
        source={heroPicture}
        narrow={{ source: heroNarrowPicture, sizes: '100vw' }}
        alt={imageDescription}
        sizes="100vw"
        priority
        sx={pictureStyle}
      />
    </Box>
  );
}
