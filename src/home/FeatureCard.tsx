import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import featureRoom from '../assets/originals/pages/feature-room.webp?wide&picture';
import featureWebinar from '../assets/originals/pages/feature-webinar.webp?wide&picture';
import type { Feature } from '../content/pages/home';
import { from } from '../theme/media';
import { softFade } from '../theme/tokens';
import { IconTile } from '../ui/IconTile';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';

const icons = {
  microphone: MicNoneOutlined,
  conversation: ForumOutlined,
  award: WorkspacePremiumOutlined,
  network: HubOutlined,
};

const pictures = {
  'feature-room': { source: featureRoom, behind: 'background.room' },
  'feature-webinar': { source: featureWebinar, behind: 'background.webinar' },
};

/** Below the words on phones, for the part of the picture that they must not cover. */
const pictureRoom = '186px';

/** An icon above the words. */
const small = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: { xs: 2.5, sm: 3.5 },
  minHeight: { sm: 240, lg: 280 },
} satisfies SxProps<Theme>;

/** The words over a picture. */
const wide = {
  position: 'relative',
  minHeight: { xs: 330, sm: 384, md: 440, lg: 280 },
  overflow: 'hidden',
  '& > div': {
    position: 'relative',
    maxWidth: { sm: 210 },
    pb: { xs: pictureRoom, sm: 0 },
    '@media print': { maxWidth: 'none', pb: 0 },
  },
  '& h3': { fontSize: 'featureTitle', '@media print': { fontSize: 'h4.fontSize' } },
  '& p': { color: 'text.onPictureBody', textWrap: 'balance' },
} satisfies SxProps<Theme>;

interface FeatureCardProps {
  /** Heading, text and icon. */
  feature: Feature;
}

/**
 * A reason to choose the seminars: small with an icon, or wide with a picture that fades into the card's own color
 * where the words stand. Not for something to click, since a reason leads nowhere.
 */
export function FeatureCard({ feature }: FeatureCardProps) {
  const { variant, title, text } = feature;
  const titleId = useId();
  const isWide = variant.kind === 'picture';
  return (
    <Card
      component="article"
      variant="soft"
      aria-labelledby={titleId}
      sx={[
        isWide ? wide : small,
        isWide && { bgcolor: pictures[variant.picture].behind },
        // Words alone, close together; a rounded corner would cut into the first letter.
        { p: { xs: 3, sm: 3.5 }, '@media print': { minHeight: 0, p: 0, borderRadius: 0 } },
      ]}
    >
      {isWide ? (
        <Picture
          source={pictures[variant.picture].source}
          alt=""
          sizes={`${from('lg')} 440px, ${from('sm')} 75vw, 100vw`}
          sx={{
            position: 'absolute',
            insetBlock: { xs: 'auto 0', sm: 0 },
            insetInlineEnd: 0,
            width: { xs: '100%', sm: '75%' },
            height: { xs: 224, sm: '100%' },
            bgcolor: 'transparent',
            maskImage: {
              xs: 'linear-gradient(to bottom, transparent, black 30%)',
              sm: `linear-gradient(to right, ${softFade})`,
            },
          }}
        />
      ) : (
        <IconTile icon={icons[variant.icon]} tone={variant.warm ? 'warm' : 'calm'} />
      )}
      <div>
        <Typography id={titleId} component="h3" variant="h4">
          <NoBreakHyphens>{title}</NoBreakHyphens>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
    </Card>
  );
}
