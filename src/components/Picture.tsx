import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Picture as PictureSource } from 'vite-imagetools';
import { breakpoints } from '../theme/tokens';

export type { PictureSource };

interface PictureProps {
  /** Made by `?picture=…`; without it a calm surface stands in the picture's place. */
  source: PictureSource | undefined;
  /** What the picture shows; empty when the words beside it already say so (WCAG 1.1.1). */
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** Another picture for windows narrower than `md`. */
  narrow?: { source: PictureSource; sizes: string };
  /** The first picture of a page: fetched at once instead of when it comes near. */
  priority?: boolean;
  /** Its proportions and how it is cropped. */
  sx?: SxProps<Theme>;
}

const wide = `(min-width: ${breakpoints.md}px)`;

/**
 * A responsive picture in AVIF and WebP that keeps its place while it loads. Its shape comes from
 * `sx` (`aspectRatio`, `height`); what does not fit is cropped around the middle.
 *
 * Not for icons and logos, which are SVG and follow the scheme, nor for words set in a picture.
 *
 * Accessibility: describe what the picture adds to the words beside it. With an empty description
 * it is decoration and is not announced (WCAG 1.1.1).
 */
export function Picture({ source, alt, sizes, narrow, priority = false, sx }: PictureProps) {
  if (!source) {
    return (
      <Box
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        sx={[{ bgcolor: 'background.picture' }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    );
  }
  return (
    <Box component="picture" sx={{ display: 'contents', '& > source': { display: 'none' } }}>
      {Object.entries(source.sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={sizes}
          {...(narrow && { media: wide, width: source.img.w, height: source.img.h })}
        />
      ))}
      {narrow &&
        Object.entries(narrow.source.sources).map(([format, srcSet]) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={narrow.sizes}
            width={narrow.source.img.w}
            height={narrow.source.img.h}
          />
        ))}
      <Box
        component="img"
        src={source.img.src}
        width={source.img.w}
        height={source.img.h}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        sx={[
          {
            display: 'block',
            width: '100%',
            height: 'auto',
            objectFit: 'cover',
            bgcolor: 'background.picture',
            color: 'text.onPicture',
            typography: 'body2',
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      />
    </Box>
  );
}
