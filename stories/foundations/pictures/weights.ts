import type { Picture } from 'vite-imagetools';

/** Bytes of each picture file by its name; empty while Storybook runs for development. */
export type Weights = Readonly<Record<string, number>>;

/** Reads what the build wrote down. */
export async function loadWeights(): Promise<Weights> {
  const answer = await fetch('picture-weights.json');
  return (await answer.json()) as Weights;
}

interface Variant {
  format: string;
  /** In CSS pixels. */
  width: number;
  bytes: number | undefined;
}

/** Every file of a picture, in the order the browser is offered them. */
export function variantsOf({ sources }: Picture, weights: Weights): Variant[] {
  return Object.entries(sources).flatMap(([format, srcSet]) =>
    srcSet.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return {
        format,
        width: Number.parseInt(width, 10),
        bytes: weights[address.replace(/^.*\//, '')],
      };
    }),
  );
}

/** Bytes in words: `58486` → `58.5 kB`. */
export function inKilobytes(bytes: number | undefined): string {
  return bytes === undefined ? 'after a build' : `${(bytes / 1000).toFixed(1)} kB`;
}
