import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { from } from '../theme/media';
import { Picture, type PictureSource } from './Picture';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface NetworkPanelProps extends RootProps {
  /** As an h2. */
  heading: string;
  /** One or two sentences about the network. */
  text: string;
  /** Alternative text of the picture. */
  imageDescription: string;
  /** A calm surface stands in for a missing one. */
  picture: PictureSource | undefined;
  /** On phones, where the sides of the wide one would be cut off. */
  narrowPicture: PictureSource;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * The closing note of the affiliations page: words that run on into the picture of the globe.
 *
 * Not for any other place.
 *
 * Accessibility: a region named by its heading; the globe has a description. The panel has the color
 * of the picture, which changes with the scheme, and so do the words.
 */
export function NetworkPanel({
  heading,
  text,
  imageDescription,
  picture,
  narrowPicture,
  level = 2,
  sx,
  ...root
}: NetworkPanelProps) {
  const headingId = useId();
  return (
    <Card
      {...root}
      component="section"
      variant="panel"
      aria-labelledby={headingId}
      sx={[
        {
          breakInside: 'avoid',
          textAlign: 'center',
          bgcolor: { xs: 'background.networkNarrow', md: 'background.network' },
        },
        ...listOf(sx),
      ]}
    >
      <Box sx={{ px: 3, pt: { xs: 5.5, sm: 8 }, '@media print': { p: 0 } }}>
        <Typography
          id={headingId}
          component={`h${level}`}
          variant="h2"
          sx={{ color: 'text.onPicture' }}
        >
          {heading}
        </Typography>
        <Typography
          variant="lead"
          sx={{
            mt: 2,
            mx: 'auto',
            maxWidth: 540,
            color: 'text.onPictureBody',
            textWrap: 'balance',
          }}
        >
          {text}
        </Typography>
      </Box>
      <Picture
        source={picture}
        alt={imageDescription}
        narrow={{ source: narrowPicture, sizes: '100vw' }}
        sizes={`${from('container')} 1200px, 100vw`}
        sx={{
          aspectRatio: { xs: '4 / 3', md: '2 / 1' },
          bgcolor: 'transparent',
          maskImage: 'linear-gradient(to bottom, transparent, black 17%)',
        }}
      />
    </Card>
  );
}
