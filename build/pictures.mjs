import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { imageSize } from 'image-size';
import { builtinOutputFormats, resolveConfigs } from 'vite-imagetools';

/**
 * Widths in CSS pixels times the usual screen densities, one row for each way a picture is used. A width beyond the original's own is capped there,
 * so nothing is ever scaled up.
 *
 * @type {Record<string, readonly number[]>}
 */
const widths = {
  card: [400, 800, 1200],
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
 * Pictures that words lie on come in every format in both schemes. Of the others, the few browsers that
 * read no AVIF show the light scheme's in the dark one, too.
 */
const carriesWords = ['hero'];

/** Pictures of which one page has eighteen: for browsers that read no AVIF, one size has to do. */
const manyOnAPage = ['card'];

/**
 * The original of the dark scheme stands beside that of the light one: `ceo.webp`, `ceo-dark.webp`. A photo,
 * which has no evening, may do for both.
 *
 * @param {string} original
 */
function darkOriginal(original) {
  const dark = original.replace(/(-dark)?(\.\w+)$/, '-dark$2');
  return /\.(jpe?g|png)$/.test(original) && !existsSync(dark) ? original : dark;
}

/**
 * Makes `import ceo from './ceo.webp?picture=portrait'` a picture for both color schemes. A misspelt name
 * and a missing original stop the build.
 *
 * @type {import('vite').Plugin}
 */
export const picturesByScheme = {
  name: 'pictures-by-scheme',
  enforce: 'pre',
  load(id) {
    const [, original, preset] = /^([^?]+)\?picture=([\w-]+)$/.exec(id) ?? [];
    if (!original || !preset) return null;
    if (!widths[preset]) throw new Error(`${original} asks for the unknown preset "${preset}".`);
    const dark = darkOriginal(original);
    if (!existsSync(dark)) throw new Error(`${original} has no ${basename(dark)} beside it.`);
    const [best] = Object.keys(encodings);
    const darkFormats = carriesWords.includes(preset) ? '' : `&format=${best}`;
    return `
      import light from './${basename(original)}?encode=${preset}';
      import dark from './${basename(dark)}?encode=${preset}${darkFormats}';
      export default { light, dark };`;
  },
};

/**
 * What `?encode=…` stands for.
 *
 * @param {URL} url
 */
function expandPreset(url) {
  const presetWidths = widths[url.searchParams.get('encode') ?? ''];
  if (!presetWidths) return new URLSearchParams();
  return new URLSearchParams({
    as: 'picture',
    format: Object.keys(encodings).join(';'),
    w: presetWidths.join(';'),
  });
}

/**
 * The plugin knows one quality for all formats and makes all widths in each; this gives each format its
 * own quality, and the last one, for the few browsers that read no better, every second width or only the
 * largest.
 *
 * @type {typeof resolveConfigs}
 */
function resolveWithEncoding(entries, outputFormats) {
  const configs = resolveConfigs(entries, outputFormats);
  const [fallback] = Object.keys(encodings).slice(-1);
  const [preset = ''] = new Map(entries).get('encode') ?? [];
  const step = manyOnAPage.includes(preset) ? Number(widths[preset]?.length) : 2;
  return Object.keys(encodings).flatMap((format) =>
    configs
      .filter((config) => config.format === format)
      .filter((_, index, { length }) => format !== fallback || (length - index) % step === 1)
      .map((config) => ({ ...config, ...encodings[format] })),
  );
}

/** Settings of vite-imagetools, whose cache the site, the prerender build and Storybook share. */
export const pictureOptions = {
  defaultDirectives: expandPreset,
  resolveConfigs: resolveWithEncoding,
};

/** Content hashes of both originals of a picture and of how they are encoded. @type {Map<string, string>} */
const contentHashes = new Map();

/** @param {string} original */
function contentHashOf(original) {
  const dark = darkOriginal(original);
  const known = contentHashes.get(dark);
  if (known) return known;
  const content = createHash('sha256')
    .update(readFileSync(dark.replace(/-dark(?=\.\w+$)/, '')))
    .update(readFileSync(dark))
    .update(JSON.stringify(encodings));
  const hash = content.digest('base64url').slice(0, 6);
  contentHashes.set(dark, hash);
  return hash;
}

/**
 * The path of an original within the project. Of an asset it is absolute where that of the project has a space
 * in it, and relative elsewhere.
 */
const pictureIn = (path = '') => /src\/assets\/originals\/.*$/.exec(path)?.[0];

/**
 * Names of the built files. All files of a picture share one hash, in both schemes, which keeps the HTML
 * small: a page names two hundred of them, and hashes are what does not compress. Pictures of seminars, of
 * which one page has eighteen, are named by it alone.
 *
 * @param {import('vite').Rolldown.PreRenderedAsset} asset
 */
export function assetFileNames({ originalFileNames: [original], source }) {
  const picture = pictureIn(original);
  if (!picture) return 'assets/[name]-[hash:6][extname]';
  const { width } = imageSize(Buffer.from(source));
  const hash = contentHashOf(picture);
  if (!picture.includes('/seminars/')) return `assets/[name]-${hash}-${width}[extname]`;
  const scheme = /-dark\.\w+$/.test(picture) ? '-dark' : '';
  return `assets/${hash}${scheme}-${width}[extname]`;
}

/**
 * Gives the build that renders the pages the pictures of the one before it, since vite-imagetools takes
 * longer to find that a picture is encoded than all else takes. A picture that is used in two ways lists the
 * widths of both.
 *
 * @param {import('vite').Rolldown.RolldownOutput} bundle
 * @returns {import('vite').Plugin}
 */
export function picturesOf({ output }) {
  const [best] = Object.keys(encodings);
  return {
    name: 'pictures-of-the-bundle',
    load: {
      order: 'pre',
      filter: { id: /\?encode=/ },
      handler(id) {
        const [original = '', query] = id.split('?');
        const onlyFormat = new URLSearchParams(query).get('format');
        const files = output
          .filter((file) => file.type === 'asset')
          .filter(({ originalFileNames }) =>
            originalFileNames.some((name) => pictureIn(name) === pictureIn(original)),
          )
          .map(({ fileName, source }) => ({
            ...imageSize(Buffer.from(source)),
            format: extname(fileName).slice(1),
            src: this.environment.config.base + fileName,
          }))
          .filter(({ format }) => !onlyFormat || format === onlyFormat)
          .sort(
            (a, b) => Number(b.format === best) - Number(a.format === best) || a.width - b.width,
          );
        if (files.length === 0) throw new Error(`The build of the site has no picture ${id}.`);
        // It reads no more than these of what is known of each file.
        const known = /** @type {import('vite-imagetools').ProcessedImageMetadata[]} */ (
          /** @type {unknown[]} */ (files)
        );
        return `export default ${JSON.stringify(builtinOutputFormats.picture()(known))}`;
      },
    },
  };
}
