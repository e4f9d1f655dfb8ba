import Box from '@mui/material/Box';
import { type SxProps, styled, type Theme, useColorScheme } from '@mui/material/styles';
import { darkMedia, toChoice } from '../lib/scheme';
import { from } from '../theme/mixins';
import { once } from '../theme/once';

/** A picture in one color scheme: its largest file, that file's size, and the widths of all its files, in pixels. */
interface PictureFiles {
  src: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** A picture in both color schemes, as `?wide&picture` makes it (`build/pictures.mjs`). */
export type PictureSource = Record<'light' | 'dark', PictureFiles>;

/** The files of a picture for `srcset`; their names end with their widths: `ceo-AYjRgP-300.avif` */
const srcSetOf = ({ src, widths }: PictureFiles) =>
  widths.map((width) => `${src.replace(/\d+(?=\.avif$)/, String(width))} ${width}w`).join(', ');

interface PictureProps {
  /** Made by `?wide&picture`; without it a calm surface stands in the picture's place. */
  source: PictureSource | undefined;
  /** Describes the picture; empty when the words beside it already do (WCAG 1.1.1). */
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** Another picture for windows narrower than `md`. */
  narrow?: { source: PictureSource; sizes: string };
  /** The first picture of a page: fetched at once instead of when it comes near. */
  priority?: boolean;
  /** For a component that styles its parts by class, such as SeminarCard. */
  className?: string;
  /** Its proportions and how it is cropped. */
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

const wide = from('md');

const Image = styled('img')(
  once(({ typography, vars: { palette } }) => ({
    ...typography.body2,
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    backgroundColor: palette.background.picture,
    color: palette.text.heading,
  })),
);

/**
 * The `loading` of a first picture. Browsers preload eager ones before any script runs, when the wrong scheme may still
 * show: prerendered they are lazy, and the head script makes them eager.
 */
const firstLoading = import.meta.env.SSR ? 'lazy' : 'eager';

/**
 * A responsive picture that keeps its place while it loads, by day in the light scheme and in the evening in the
 * dark one; only the file of the scheme that shows is fetched. Its shape comes from `sx` (`aspectRatio`,
 * `height`); what does not fit is cropped around the middle. Paper shows the words alone.
 */
export function Picture({ source, alt, sizes, narrow, priority, className, sx }: PictureProps) {
  const choice = toChoice(useColorScheme().mode);
  if (!source) {
    return (
      <Box
        className={className}
        {...(alt && { role: 'img', 'aria-label': alt })}
        sx={[{ bgcolor: 'background.tile' }, sx ?? {}]}
      />
    );
  }
  // The `img` has the picture of the narrowest windows, and sources have those of wider ones and of the dark scheme.
  const fallback = narrow ?? { source, sizes };
  const sources = [
    ...(narrow
      ? [
          { files: source.dark, drawn: sizes, media: `${wide} and ${darkMedia[choice]}` },
          { files: source.light, drawn: sizes, media: wide },
        ]
      : []),
    { files: fallback.source.dark, drawn: fallback.sizes, media: darkMedia[choice] },
  ];
  const { src, width, height } = fallback.source.light;
  return (
    <picture>
      {sources.map(({ files, drawn, media }) => (
        <source
          // By condition: a photo is the same file in both schemes.
          key={media}
          media={media}
          srcSet={srcSetOf(files)}
          sizes={drawn}
          {...(narrow && { width: files.width, height: files.height })}
        />
      ))}
      <Image
        className={className}
        loading={priority ? firstLoading : 'lazy'}
        // Stays lazy where the address narrows the page.
        suppressHydrationWarning={priority}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        sizes={fallback.sizes}
        srcSet={srcSetOf(fallback.source.light)}
        {...{ src, width, height, alt, sx }}
      />
    </picture>
  );
}
