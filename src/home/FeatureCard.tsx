import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import featureRoom from '../assets/originals/pages/feature-room.webp?wide&picture';
import featureWebinar from '../assets/originals/pages/feature-webinar.webp?wide&picture';
import type { Feature } from '../content/types';
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

const pictures = { 'feature-room': featureRoom, 'feature-webinar': featureWebinar };

/** Below the words on phones, for the part of the picture that they must not cover. */
const pictureRoom = '186px';

/** Words alone, close together; a rounded corner would cut into the first letter. */
const onPaper = { minHeight: 0, p: 0, borderRadius: 0 };

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
  return variant.kind === 'icon' ? (
    <Card
      component="article"
      variant="soft"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: { xs: 2.5, sm: 3.5 },
        minHeight: { sm: 240, lg: 280 },
        p: { xs: 3, sm: 3.5 },
        '@media print': onPaper,
      }}
    >
      <IconTile icon={icons[variant.icon]} tone={variant.warm ? 'warm' : 'calm'} />
      <div>
        <Typography id={titleId} component="h3" variant="h4">
          <NoBreakHyphens>{title}</NoBreakHyphens>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
    </Card>
  ) : (
    <Card
      component="article"
      variant="soft"
      aria-labelledby={titleId}
      sx={{
        position: 'relative',
        minHeight: { xs: 330, sm: 384, md: 440, lg: 280 },
        p: { xs: 3, sm: 3.5 },
        '@media print': onPaper,
        overflow: 'hidden',
        bgcolor: variant.picture === 'feature-room' ? 'background.room' : 'background.webinar',
      }}
    >
      <Picture
        source={pictures[variant.picture]}
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
      <Box
        sx={{
          position: 'relative',
          maxWidth: { sm: 210 },
          pb: { xs: pictureRoom, sm: 0 },
          '@media print': { maxWidth: 'none', pb: 0 },
        }}
      >
        <Typography
          id={titleId}
          component="h3"
          variant="h4"
          sx={{
            color: 'text.onPicture',
            fontSize: 'featureTitle',
            '@media print': { fontSize: 'h4.fontSize' },
          }}
        >
          <NoBreakHyphens>{title}</NoBreakHyphens>
        </Typography>
        <Typography
          variant="body2"
          sx={{ mt: 1, color: 'text.onPictureBody', textWrap: 'balance' }}
        >
          {text}
        </Typography>
      </Box>
    </Card>
  );
}
