import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { narrowPhone, wideHero } from '../theme/tokens';
import { ButtonLink } from './ButtonLink';
import { NoBreakHyphens } from './NoBreakHyphens';
import { Picture, type PictureSource } from './Picture';
import { listOf, type RootProps } from './root';

interface HeroProps extends RootProps {
  /** The h1 of the page. */
  heading: string;
  /** One or two sentences below it. */
  lead: string;
  /** Words and address of the one button. */
  action: { label: string; to: string };
  /** Describes the picture to people who do not see it. */
  imageDescription: string;
  /** Its left 43 % are kept free for the words. */
  picture: PictureSource;
  /** Under the words on windows narrower than `md`. */
  narrowPicture: PictureSource;
}

/** From this width on the picture is as high as the hero; below it fades in under the bar. */
const full = `@media (min-width: ${wideHero}em)`;

const pictureStyle = {
  bgcolor: 'transparent',
  aspectRatio: { xs: '13 / 10', md: '32 / 15' },
  mt: { xs: 1, md: 0 },
  position: { md: 'absolute' },
  insetBlockEnd: 0,
  maskImage: 'linear-gradient(to bottom, transparent, black 20%)',
  [full]: {
    height: '100%',
    aspectRatio: 'auto',
    objectPosition: '100% 60%',
    maskImage: 'none',
  },
} satisfies SxProps<Theme>;

/**
 * The opening of the home page: one promise, one sentence, one button, one picture.
 *
 * Not for any other page, which opens with a TitleBand. No words across the figures on the right.
 *
 * Accessibility: holds the h1. The picture has a description, and the words on it pass AA at its
 * hardest place. The focus ring is darker than elsewhere, to stand out from the picture (WCAG
 * 1.4.11).
 */
export function Hero({
  heading,
  lead,
  action,
  imageDescription,
  picture,
  narrowPicture,
  sx,
  ...root
}: HeroProps) {
  return (
    <Box
      {...root}
      sx={[
        (theme) => ({
          '--mui-palette-ring': theme.vars.palette.ringOnHero,
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          mt: 'calc(-1 * var(--bar-height))',
          pt: `calc(var(--bar-height) + ${theme.spacing(2.5)})`,
          minHeight: { md: 700 },
          [full]: { minHeight: 'clamp(700px, 44vw, 860px)' },
          '@media print': { minHeight: 0, mt: 0, pt: 0, backgroundImage: 'none' },
          backgroundImage: `linear-gradient(${theme.vars.palette.background.heroTop}, ${theme.vars.palette.background.heroFoot})`,
        }),
        ...listOf(sx),
      ]}
    >
      <Container
        sx={{
          position: 'relative',
          zIndex: 1,
          pt: { xs: 2.5, md: 10.5 },
          '@media print': { pt: 2 },
        }}
      >
        <Box sx={{ maxWidth: { xs: 560, md: '43%', lg: 540 } }}>
          <Typography
            component="h1"
            variant="hero"
            sx={(theme) => ({
              maxWidth: '8.5em',
              color: 'text.onHero',
              textWrap: 'wrap',
              [theme.breakpoints.between('md', 'lg')]: { fontSize: 'heroTablet' },
              // Four lines there, too.
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
              maxWidth: 400,
              color: 'text.onHeroBody',
            }}
          >
            {lead}
          </Typography>
          <ButtonLink to={action.to} arrow>
            {action.label}
          </ButtonLink>
        </Box>
      </Container>
      <Picture
        source={picture}
        narrow={{ source: narrowPicture, sizes: '100vw' }}
        alt={imageDescription}
        sizes="100vw"
        priority
        sx={pictureStyle}
      />
    </Box>
  );
}
