import type { PictureSource } from '../../src/components/Picture';

/** Full addresses of all files of a picture, one of which is an image's `currentSrc`. */
export function filesOf({ sources }: PictureSource): string[] {
  return Object.values(sources)
    .flatMap((srcSet) => srcSet.split(', '))
    .map((candidate) => new URL(candidate.split(' ')[0] ?? '', document.baseURI).href);
}
