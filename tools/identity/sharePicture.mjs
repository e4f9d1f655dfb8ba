import { readFileSync } from 'node:fs';

/** @param {string} file @param {string} type */
const embedded = (file, type) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

/**
 * The page that is photographed for a share picture: logo and heading on the left, the page's picture
 * on the right, which fades into the color behind the words.
 *
 * @param {import('../../src/prerender/sharePictures').SharePicture} picture
 * @param {{ logo: string, surface: string, ink: string, typeface: { file: string, weight: number }, size: { width: number, height: number } }} look
 */
export function sharePictureMarkup(
  { heading, original, hasRoom = false },
  { logo, surface, ink, typeface, size },
) {
  const image = embedded(`src/assets/originals/${original}.webp`, 'image/webp');
  return `<!doctype html>
<style>
  @font-face { font-family: display; font-weight: ${typeface.weight}; src: url(${embedded(typeface.file, 'font/woff2')}) }
  * { box-sizing: border-box; margin: 0 }
  body {
    display: grid; grid-template-rows: auto 1fr; width: ${size.width}px; height: ${size.height}px;
    padding: 64px; background: ${surface}; color: ${ink}; overflow: hidden;
  }
  img { position: absolute; inset: 0 0 0 auto; height: 100%; object-fit: cover; object-position: right;
    ${hasRoom ? 'width: 100%' : 'width: 62%; mask-image: linear-gradient(to right, transparent, #000 34%)'} }
  svg { height: 48px; width: auto; position: relative }
  h1 { position: relative; align-self: end; width: 430px; font: ${typeface.weight} 62px/1.04 display;
    letter-spacing: -0.032em; text-wrap: balance }
</style>
<img src="${image}" alt="">
${logo}
<h1>${heading.replace(/\w+(?:-\w+)+/g, '<span style="white-space: nowrap">$&</span>')}</h1>`;
}
