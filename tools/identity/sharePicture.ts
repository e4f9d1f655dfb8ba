import { readFileSync } from 'node:fs';
import type { SharePicture } from '../../src/prerender/sharePictures';

/** How all share pictures look: `logo` is markup, `font` the file of a typeface. */
interface Look {
  logo: string;
  surface: string;
  ink: string;
  font: string;
  weight: number;
}

const embedded = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** The page of a share picture: logo and heading on the left, and a picture that fades into their color. */
export function sharePicture(
  { heading, original, hasRoom = false }: SharePicture,
  { logo, surface, ink, font, weight }: Look,
): string {
  return `<!doctype html>
<style>
  @font-face { font-family: display; font-weight: ${weight}; src: url(${embedded(font, 'font/woff2')}) }
  * { box-sizing: border-box; margin: 0 }
  body {
    display: grid; grid-template-rows: auto 1fr; height: 100vh;
    padding: 64px; background: ${surface}; color: ${ink}; overflow: hidden;
  }
  img { position: absolute; inset: 0 0 0 auto; height: 100%; object-fit: cover; object-position: right;
    ${hasRoom ? 'width: 100%' : 'width: 62%; mask-image: linear-gradient(to right, transparent, #000 34%)'} }
  svg { height: 48px; width: auto; position: relative }
  h1 { position: relative; align-self: end; width: 430px; font: ${weight} 62px/1.04 display;
    letter-spacing: -0.032em; text-wrap: balance }
</style>
<img src="${embedded(`src/assets/originals/${original}.webp`, 'image/webp')}" alt="">
${logo}
<h1>${heading.replace(/\w+(?:-\w+)+/g, '<span style="white-space: nowrap">$&</span>')}</h1>`;
}
