import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ButtonLink } from './ButtonLink';
import { KeepTogether } from './KeepTogether';
import { Picture, type PictureSource } from './Picture';

interface HeroProps {
  heading: string;
  lead: string;
  action: { label: string; to: string };
  imageDescription: string;
  /** The wide picture, whose left 43 % are kept free for the words. */
  picture: PictureSource;
  /** The picture under the words on windows narrower than `md`. */
  narrowPicture: PictureSource;
}

/** From this width on the picture is as high as the hero; below it fades in under the bar. */
const full = '@media (min-width: 1440px)';

/** The opening of the home page: what the company does, one button, one picture. */
export function Hero({
  heading,
  lead,
  action,
  imageDescription,
  picture,
  narrowPicture,
}: HeroProps) {
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        mt: 'calc(-1 * var(--bar-height))',
        pt: 'calc(var(--bar-height) + 20px)',
        minHeight: { md: 700 },
        [full]: { minHeight: 'clamp(700px, 44vw, 860px)' },
        backgroundImage: `linear-gradient(${theme.vars.palette.background.heroTop}, ${theme.vars.palette.background.heroFoot})`,
      })}
    >
      <Container sx={{ position: 'relative', zIndex: 1, pt: { xs: 2.5, md: 10.5 } }}>
        <Box sx={{ maxWidth: { xs: 560, md: '43%', lg: 540 } }}>
          <Typography
            component="h1"
            variant="hero"
            sx={(theme) => ({
              maxWidth: '8.5em',
              color: 'text.onHero',
              textWrap: 'wrap',
              [theme.breakpoints.between('md', 'lg')]: { fontSize: theme.typography.pxToRem(46) },
            })}
          >
            <KeepTogether>{heading}</KeepTogether>
          </Typography>
          <Typography
            variant="lead"
            component="p"
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
        sx={(theme) => ({
          bgcolor: 'transparent',
          aspectRatio: '13 / 10',
          mt: 1,
          maskImage: 'linear-gradient(to bottom, transparent, black 20%)',
          [theme.breakpoints.up('md')]: {
            position: 'absolute',
            insetBlockEnd: 0,
            mt: 0,
            aspectRatio: '32 / 15',
          },
          [full]: {
            height: '100%',
            aspectRatio: 'auto',
            objectPosition: '100% 60%',
            maskImage: 'none',
          },
        })}
      />
    </Box>
  );
}
