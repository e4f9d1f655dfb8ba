import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/**
 * Widths in CSS pixels times the usual screen densities, one row for each way a picture is used. A width beyond the
 * original's own is capped there, so nothing is ever scaled up.
 *
 * @type {Record<string, readonly number[]>}
 */
const widths = {
  card: [400, 800, 1200],
  face: [78, 156],
  hero: [1200, 1600, 2560],
  'hero-mobile': [480, 780, 1170],
  panorama: [480, 800, 1200, 1600],
  portrait: [300, 600, 800],
  wide: [480, 800, 1200],
};

/** At its usual effort of 4, encoding takes six times as long for files 4 % smaller. */
const encoding = { quality: 70, effort: 2 };

/** Encoded pictures, kept between builds. */
const cache = 'node_modules/.cache/pictures';

/**
 * Writes a file under its name only once it is complete: a build that is stopped leaves no cut picture in the cache.
 *
 * @param {string} file
 * @param {Parameters<typeof writeFile>[1]} content
 */
export async function writeComplete(file, content) {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * The original of the dark scheme stands beside that of the light one: `ceo.webp`, `ceo-dark.webp`. A photo,
 * which has no dark one, may do for both.
 *
 * @param {string} original
 */
function darkOriginal(original) {
  const dark = original.replace(/\.\w+$/, '-dark$&');
  if (existsSync(dark)) return dark;
  if (/\.(jpe?g|png)$/.test(original)) return original;
  throw new Error(`${original} has no ${basename(dark)} beside it.`);
}

/**
 * Makes `import ceo from './ceo.webp?portrait&picture'` a picture in AVIF for both color schemes, of which the
 * browser fetches one file. A misspelt preset and a missing original stop the build.
 *
 * @returns {import('vite').Plugin}
 */
export function pictures() {
  /** What is served in development, by its name. @type {Map<string, () => Promise<Buffer>>} */
  const served = new Map();

  /** @param {Buffer | undefined} original @param {number} width @param {string} name */
  async function encode(original, width, name) {
    const file = join(cache, name);
    if (existsSync(file)) return readFile(file);
    const picture = await sharp(original).autoOrient().resize({ width }).avif(encoding).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeComplete(file, picture);
    return picture;
  }

  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const [, path = '', preset = ''] = /^([^?]+)\?([\w-]+)&picture$/.exec(id) ?? [];
      if (!path) return null;
      const presetWidths = widths[preset];
      if (!presetWidths) throw new Error(`${path} asks for the unknown preset "${preset}".`);
      const { base, command } = this.environment.config;
      const isClientBuild = command === 'build' && this.environment.config.consumer === 'client';

      const darkPath = darkOriginal(path);
      const originals = await Promise.all([path, darkPath].map((file) => readFile(file)));
      const hash = createHash('sha256').update(JSON.stringify(encoding));
      for (const original of originals) hash.update(original);
      // One for all files of a picture, since hashes are what does not compress in the HTML.
      const version = hash.digest('base64url').slice(0, 6);

      /** @param {string} file @param {Buffer | undefined} original */
      const inScheme = async (file, original) => {
        const { autoOrient } = await sharp(original).metadata();
        const { width: full, height: fullHeight } = autoOrient;
        const stem = `${basename(file).replace(/\.\w+$/, '')}-${version}`;
        const choices = [...new Set(presetWidths.map((width) => Math.min(width, full)))];
        const files = choices.map((width) => ({ width, name: `${stem}-${width}.avif` }));
        for (const { width, name } of files) {
          const make = () => encode(original, width, name);
          if (isClientBuild) {
            this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await make() });
          } else served.set(name, make);
        }
        const [largest = { width: 0, name: '' }] = files.slice(-1);
        return {
          src: `${base}assets/${largest.name}`,
          widths: choices,
          width: largest.width,
          height: Math.round((largest.width * fullHeight) / full),
        };
      };

      const [light, dark] = originals;
      const picture = {
        light: await inScheme(path, light),
        dark: await inScheme(darkPath, dark),
      };
      return `export default ${JSON.stringify(picture)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const make = served.get(basename(request.url ?? ''));
        if (!make) return next();
        make().then((picture) => {
          response.setHeader('Content-Type', 'image/avif');
          response.end(picture);
        }, next);
      });
    },
  };
}
