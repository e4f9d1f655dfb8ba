import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { resolveConfigs } from 'vite-imagetools';

/**
 * Widths in CSS pixels times the usual screen densities, one row for each way a picture is used:
 * `import ceo from './ceo.webp?picture=portrait'`. A width beyond the original's own is capped there,
 * so nothing is ever scaled up.
 *
 * @type {Record<string, readonly number[]>}
 */
const widths = {
  card: [400, 600, 800, 1200],
  hero: [1200, 1600, 2560],
  'hero-mobile': [480, 780, 1170],
  panorama: [480, 800, 1200, 1600],
  portrait: [300, 600, 800],
  wide: [480, 800, 1200],
};

/**
 * Best format first, the one that every browser reads last. The two count quality differently. At
 * its usual effort of 4, AVIF takes six times as long for files 4 % smaller.
 *
 * @type {Record<string, Record<string, string>>}
 */
const encodings = { avif: { quality: '70', effort: '2' }, webp: { quality: '80' } };

/**
 * What `?picture=…` stands for. A misspelt name stops the build instead of shipping the original.
 *
 * @param {URL} url
 */
function expandPreset(url) {
  const preset = url.searchParams.get('picture');
  if (preset === null) return new URLSearchParams();

  const presetWidths = widths[preset];
  if (!presetWidths) {
    throw new Error(`${url.pathname} asks for the unknown picture preset "${preset}".`);
  }
  return new URLSearchParams({
    as: 'picture',
    format: Object.keys(encodings).join(';'),
    w: presetWidths.join(';'),
  });
}

/**
 * The plugin knows one quality for all formats and makes all widths in each; this gives each format its
 * own quality, and the last one, for the few browsers that read no better, every second width.
 *
 * @type {typeof resolveConfigs}
 */
function resolveWithEncoding(entries, outputFormats) {
  const configs = resolveConfigs(entries, outputFormats);
  const [fallback] = Object.keys(encodings).slice(-1);
  return Object.keys(encodings).flatMap((format) =>
    configs
      .filter((config) => config.format === format)
      .filter((_, index, { length }) => format !== fallback || (length - index) % 2 === 1)
      .map((config) => ({ ...config, ...encodings[format] })),
  );
}

/** Settings of vite-imagetools, whose cache the site, the prerender build and Storybook share. */
export const pictureOptions = {
  defaultDirectives: expandPreset,
  resolveConfigs: resolveWithEncoding,
};

/** Content hashes of the originals and of how they are encoded. @type {Map<string, string>} */
const contentHashes = new Map();

/** @param {string} original */
function contentHashOf(original) {
  const known = contentHashes.get(original);
  if (known) return known;
  const content = createHash('sha256')
    .update(readFileSync(original))
    .update(JSON.stringify(encodings));
  const hash = content.digest('base64url').slice(0, 6);
  contentHashes.set(original, hash);
  return hash;
}

/**
 * Names of the built files. All files of a picture share one hash, which keeps the HTML small: a page
 * names a hundred of them, and hashes are what does not compress.
 *
 * @param {import('vite').Rolldown.PreRenderedAsset} asset
 */
export function assetFileNames({ originalFileNames: [original], source }) {
  // Its path is absolute where that of the project has a space in it, and relative elsewhere.
  const [picture] = /src\/assets\/originals\/.*$/.exec(original ?? '') ?? [];
  if (!picture) return 'assets/[name]-[hash][extname]';
  const { width } = imageSize(Buffer.from(source));
  return `assets/[name]-${contentHashOf(picture)}-${width}[extname]`;
}
