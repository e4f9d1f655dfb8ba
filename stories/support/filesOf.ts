import type { PictureSource } from '../../src/components/Picture';

/** Full addresses of a picture's files in one scheme, one of which is an image's `currentSrc`. */
export function filesOf(picture: PictureSource, scheme: keyof PictureSource = 'light'): string[] {
  return Object.values<string>(picture[scheme].sources)
    .flatMap((srcSet) => srcSet.split(', '))
    .map((candidate) => new URL(candidate.split(' ')[0] ?? '', document.baseURI).href);
}
