import Box from '@mui/material/Box';
import { type SxProps, type Theme, useColorScheme } from '@mui/material/styles';
import type { PictureSource } from '../assets/pictureSource';
import { darkMedia, firstLoading } from '../lib/pictureMedia';
import { from } from '../theme/media';

export type { PictureSource };

interface PictureProps {
  /** Made by `?picture=…`; without it a calm surface stands in the picture's place. */
  source: PictureSource | undefined;
  /** Describes the picture; empty when the words beside it already do (WCAG 1.1.1). */
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

const wide = from('md');

/**
 * A responsive picture in AVIF and WebP that keeps its place while it loads, by day in the light scheme
 * and in the evening in the dark one; only the files of the scheme that shows are fetched. Its shape
 * comes from `sx` (`aspectRatio`, `height`); what does not fit is cropped around the middle.
 *
 * Paper shows the words alone, unless `sx` says otherwise.
 *
 * Not for icons and logos, which are SVG and follow the scheme, nor for words set in a picture.
 *
 * Accessibility: describe what the picture adds to the words beside it. With an empty description
 * it is decoration and is not announced (WCAG 1.1.1).
 */
export function Picture({ source, alt, sizes, narrow, priority = false, sx }: PictureProps) {
  const { mode } = useColorScheme();
  if (!source) {
    return (
      <Box
        {...(alt && { role: 'img', 'aria-label': alt })}
        sx={[{ bgcolor: 'background.tile' }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    );
  }
  const { img } = source.light;
  const places = [
    { source, sizes, ...(narrow && { media: wide }) },
    ...(narrow ? [{ ...narrow, media: undefined }] : []),
  ];
  return (
    <picture>
      {places.flatMap((place) =>
        (['dark', 'light'] as const).flatMap((scheme) => {
          const files = place.source[scheme];
          const media = [place.media, scheme === 'dark' && darkMedia(mode)].filter(Boolean);
          // The `img` itself names the only file.
          const choices = Object.entries(files.sources).filter(
            ([, srcSet]) => srcSet !== `${img.src} ${img.w}w`,
          );
          return choices.map(([format, srcSet]) => (
            <source
              key={srcSet}
              type={`image/${format}`}
              srcSet={srcSet}
              sizes={place.sizes}
              {...(media.length > 0 && { media: media.join(' and ') })}
              {...(narrow && { width: files.img.w, height: files.img.h })}
            />
          ));
        }),
      )}
      <Box
        component="img"
        loading={priority ? firstLoading : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' })}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        sx={[
          {
            display: 'block',
            displayPrint: 'none',
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
    </picture>
  );
}
