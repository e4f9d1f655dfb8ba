import type { SharePicture } from '../../src/prerender/sharePictures';
import { typefaceWeights } from '../../src/theme/brand';
import { readOriginal } from './shareStamp';
import { readTypeface } from './typefaces';

/** The page of a share picture: `logo` and heading on the left, a picture that fades into their color. */
export function sharePicture(
  { heading, original, hasRoom = false }: SharePicture,
  logo: string,
  brand: Record<string, string>,
): string {
  const picture = readOriginal(original).toString('base64');
  const font = readTypeface('display').toString('base64');
  const [, weight] = typefaceWeights.display;
  return `<!doctype html>
<style>
  @font-face { font-family: display; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body {
    display: grid; grid-template-rows: auto 1fr; height: 100vh;
    padding: 64px; background: ${brand[50]}; color: ${brand[900]}; overflow: hidden;
  }
  img {
    position: absolute; inset: 0 0 0 auto; width: 62%; height: 100%; object-fit: cover; object-position: right;
    mask-image: linear-gradient(to right, transparent, #000 34%);
  }
  img.wide { width: 100%; mask-image: none }
  svg { height: 48px; width: auto; position: relative }
  h1 { position: relative; align-self: end; width: 430px; font: ${weight} 62px/1.04 display;
    letter-spacing: -0.032em; text-wrap: balance }
</style>
<img class="${hasRoom ? 'wide' : ''}" src="data:image/*;base64,${picture}" alt="">
${logo}
<h1>${heading.replace(/\w+(?:-\w+)+/g, '<span style="white-space: nowrap">$&</span>')}</h1>`;
}
