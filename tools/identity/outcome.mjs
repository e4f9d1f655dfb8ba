import { createHash } from 'node:crypto';
import { runnerImport } from 'vite';
import { drawLogos } from './logo.mjs';
import { rampSource } from './ramp.mjs';
import { sharePictureMarkup } from './sharePicture.mjs';
import { cutTypefaces, packageFile, slugOf } from './typefaces.mjs';

/** Where digests of what the pictures were drawn from stand, since pixels differ between browsers. */
const digestsFile = 'tools/identity/digests.json';

/** Colors of the theme that follow the brand color. */
export const rampFile = 'src/theme/ramp.ts';

/** @template Module @param {string} path @returns {Promise<Module>} */
async function load(path) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return /** @type {Module} */ (module);
}

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param {string} svg */
const square = (svg) =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;

/** The colors of the theme that follow the brand color, as the source of their file. */
export async function drawRamp() {
  /** @type {typeof import('../../src/theme/brand')} */
  const { brandColor } = await load('./src/theme/brand.ts');
  return rampSource(brandColor);
}

/** Colors that meet on the site with too little contrast, in words, under the schemes' names. */
export async function findMissedPairs() {
  /** @type {typeof import('../../src/theme/palette')} */
  const { lightPalette, darkPalette } = await load('./src/theme/palette.ts');
  /** @type {typeof import('../../stories/foundations/contrastPairs')} */
  const { missedPairs } = await load('./stories/foundations/contrastPairs.ts');
  return [
    ...missedPairs(lightPalette).map((pair) => `light: ${pair}`),
    ...missedPairs(darkPalette).map((pair) => `dark: ${pair}`),
  ];
}

/**
 * Everything that follows from the company's name, the pages' headings and the theme's colors and typefaces.
 * Needs no browser.
 *
 * @returns `texts` and `typefaces` to be written as they are, by file; `rasters` to be photographed; `byHand`, what has to
 * be changed by hand when the brand changes
 */
export async function drawIdentity() {
  /** @type {typeof import('../../src/content/company')} */
  const { company } = await load('./src/content/company.ts');
  /** @type {typeof import('../../src/theme/tokens')} */
  const { brand, neutral, warm } = await load('./src/theme/tokens.ts');
  /** @type {typeof import('../../src/theme/palette')} */
  const { lightPalette } = await load('./src/theme/palette.ts');
  /** @type {typeof import('../../src/theme/brand')} */
  const { typefaces, typefaceWeights } = await load('./src/theme/brand.ts');
  /** @type {typeof import('../../src/prerender/sharePictures')} */
  const { sharePictures, shareSize } = await load('./src/prerender/sharePictures.ts');

  const cuts = await cutTypefaces(
    Object.entries(typefaces).map(([role, name]) => ({
      role,
      name,
      weights: typefaceWeights[/** @type {keyof typeof typefaces} */ (role)],
    })),
  );
  const [, weight] = typefaceWeights.display;
  const logos = drawLogos({
    name: company.name,
    typeface: { family: slugOf(typefaces.display), weight },
    colors: {
      brand: brand[500],
      brandOnDark: brand[400],
      button: brand[600],
      ink: brand[900],
      white: neutral.white,
      accent: warm.coral,
      accentOnButton: warm.peach,
    },
  });
  const rasters = [
    { file: 'public/favicon.ico', markup: square(logos.favicon), size: pixels(32) },
    { file: 'public/apple-touch-icon.png', markup: square(logos.maskable), size: pixels(180) },
    ...[192, 512].flatMap((size) => [
      { file: `public/icon-${size}.png`, markup: square(logos.icon), size: pixels(size) },
      { file: `public/maskable-${size}.png`, markup: square(logos.maskable), size: pixels(size) },
    ]),
    ...Object.entries(sharePictures).map(([key, picture]) => ({
      file: `public/share/${key}.jpg`,
      markup: sharePictureMarkup(picture, {
        logo: logos.logo,
        surface: lightPalette.background.band,
        ink: lightPalette.text.heading,
        typeface: { file: packageFile(typefaces.display), weight },
        size: shareSize,
      }),
      size: shareSize,
    })),
  ];
  const digests = Object.fromEntries(rasters.map(({ file, markup }) => [file, digest(markup)]));
  return {
    texts: {
      ...Object.fromEntries(
        ['logo', 'logo-reverse', 'mark', 'favicon'].map((name) => [
          `src/assets/logos/${name}.svg`,
          logos[/** @type {keyof typeof logos} */ (name)],
        ]),
      ),
      'public/favicon.svg': logos.favicon,
      'public/site.webmanifest': json(manifest(company.name, brand[500], neutral.white)),
      [rampFile]: await drawRamp(),
      'src/theme/fonts.css': cuts.styles,
      [digestsFile]: json(digests),
    },
    typefaces: cuts.files,
    rasters,
    byHand: [
      'the pictures in src/assets/originals (art/scenes)',
      'the logos of partners (art/logos/make.mjs)',
      'addresses of people and the domain (src/content/company.ts)',
    ],
  };
}

/** @param {number} size */
const pixels = (size) => ({ width: size, height: size });

/** @param {object} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} name @param {string} themeColor @param {string} background */
function manifest(name, themeColor, background) {
  const icons = [192, 512].flatMap((size) =>
    [
      { file: 'icon', purpose: 'any' },
      { file: 'maskable', purpose: 'maskable' },
    ].map(({ file, purpose }) => ({
      src: `${file}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    name,
    short_name: name,
    start_url: '.',
    display: 'browser',
    theme_color: themeColor,
    background_color: background,
    icons,
  };
}
