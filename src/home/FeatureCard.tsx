import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import featureRoom from '../assets/originals/pages/feature-room.webp?wide&picture';
import featureWebinar from '../assets/originals/pages/feature-webinar.webp?wide&picture';
import type { Feature } from '../content/pages/home';
import { team } from '../content/team';
import { from, screenOnly } from '../theme/mixins';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';
import { faces } from '../ui/portraits';
import { Region, RegionHeading } from '../ui/Region';
import { IconTile } from './IconTile';

const icons = {
  conversation: ForumOutlined,
  award: WorkspacePremiumOutlined,
  network: HubOutlined,
};

/** `fade`: over how much of its width a picture fades in, before the first thing that it shows. */
const pictures = {
  'feature-room': { source: featureRoom, wall: 'room', floor: 'roomFloor', fade: '12%' },
  'feature-webinar': {
    source: featureWebinar,
    wall: 'webinar',
    floor: 'webinarFloor',
    fade: '16%',
  },
} as const;

const fadeIn = (picture: keyof typeof pictures) =>
  `linear-gradient(to right, transparent, black ${pictures[picture].fade})`;

/** Continues the picture's wall and floor to the left. */
const backdrop =
  ({ wall, floor }: (typeof pictures)[keyof typeof pictures]) =>
  (theme: Theme) => ({
    backgroundColor: theme.vars.palette.background[wall],
    [theme.breakpoints.up('sm')]: {
      backgroundImage: `linear-gradient(${theme.vars.palette.background[wall]} 25%, ${theme.vars.palette.background[floor]} 60%)`,
    },
  });

/** An icon or faces; the words stand at the foot, all titles of a row on one line. */
const small = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: { xs: 2.5, sm: 3.5 },
  minHeight: { sm: 240, md: 280 },
} satisfies SxProps<Theme>;

/** As high as the longest text of a small card. */
const smallText = { minHeight: { sm: '4.5em', md: '7.5em', lg: '6em' } };

/** Height of the picture below the words on phones, in CSS pixels, and how far they may reach into its calm top. */
const phonePicture = 224;
const calmTop = 38;

/** A card with a picture beside its words, or below them on phones. */
const wideCard = {
  position: 'relative',
  minHeight: { xs: 330, sm: 0 },
  // With `hidden` the card would not grow with its words.
  overflow: 'clip',
  // At 21:10 the picture's 72 % is 3:2, its own ratio: never cropped at the left.
  aspectRatio: { sm: '21 / 10', md: 'auto', lg: '21 / 10' },
  // Larger text makes the card higher; its aspect ratio must not make it wider than its column.
  minWidth: 0,
} satisfies SxProps<Theme>;

const wideWords = {
  position: 'relative',
  maxWidth: { sm: '13.5rem', md: '11rem', lg: '13.5rem' },
  pb: { xs: `${phonePicture - calmTop}px`, sm: 0 },
} satisfies SxProps<Theme>;

/** Those who teach: the leaders of Team. */
function Faces() {
  return (
    <Box
      {...screenOnly}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'start',
        maxWidth: '100%',
        '& img': {
          flex: '0 1 52px',
          minWidth: 0,
          aspectRatio: '1',
          objectPosition: 'top',
          borderRadius: theme.radius.full,
          boxShadow: `0 0 0 3px ${theme.vars.palette.background.flat}`,
        },
        '& picture + picture > img': { marginInlineStart: theme.spacing(-1) },
      })}
    >
      {team.map(({ slug }) => (
        <Picture key={slug} source={faces[slug]} alt="" sizes="52px" />
      ))}
    </Box>
  );
}

interface FeatureCardProps {
  /** Heading, text, and an icon, faces or a picture. */
  feature: Feature;
}

/**
 * A reason to choose the seminars: small with an icon or faces, or wide with a picture whose backdrop the card
 * continues. Not for something to click, since a reason leads nowhere.
 */
export function FeatureCard({ feature }: FeatureCardProps) {
  const { variant, title, text } = feature;
  const isWide = variant.kind === 'picture';
  return (
    <Region
      component="article"
      surface="flat"
      sx={[
        isWide ? wideCard : small,
        isWide && backdrop(pictures[variant.picture]),
        { p: { xs: 3, sm: 3.5 } },
      ]}
    >
      {isWide ? (
        <Picture
          source={pictures[variant.picture].source}
          alt=""
          sizes={`${from('lg')} 26.5em, ${from('sm')} 72vw, 100vw`}
          sx={{
            position: 'absolute',
            insetBlock: { xs: 'auto 0', sm: 0, md: 'auto 0', lg: 0 },
            insetInlineEnd: 0,
            width: { xs: '100%', sm: '72%' },
            // Beside small cards it keeps its own ratio at the foot.
            height: { xs: phonePicture, sm: '100%', md: 'auto', lg: '100%' },
            bgcolor: 'transparent',
            '[dir="rtl"] &': { scale: '-1 1' },
            maskComposite: 'intersect',
            maskImage: {
              xs: 'linear-gradient(transparent, black 30%)',
              sm: fadeIn(variant.picture),
              md: 'linear-gradient(to right, transparent, black 16%), linear-gradient(transparent, black 12%)',
              lg: fadeIn(variant.picture),
            },
          }}
        />
      ) : variant.kind === 'faces' ? (
        <Faces />
      ) : (
        <IconTile icon={icons[variant.icon]} tone={variant.warm ? 'warm' : 'calm'} />
      )}
      <Box sx={isWide ? wideWords : {}}>
        <RegionHeading component="h3" variant="h4" sx={isWide ? { fontSize: 'featureTitle' } : {}}>
          <NoBreakHyphens>{title}</NoBreakHyphens>
        </RegionHeading>
        <Typography
          variant="body2"
          sx={[
            { mt: 1 },
            isWide ? { color: 'text.onPictureBody', textWrap: 'balance' } : smallText,
          ]}
        >
          {text}
        </Typography>
      </Box>
    </Region>
  );
}
