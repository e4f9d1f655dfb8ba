import { resolveConfigs } from 'vite-imagetools';

/**
 * Widths in CSS pixels times the usual screen densities, one row for each way a picture is used:
 * `import ceo from './ceo.webp?picture=portrait'`. A width beyond the master's own is capped there,
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
 * What `?picture=…` stands for. A misspelt name stops the build instead of shipping the master.
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
 * The plugin knows one quality for all formats; this gives each its own.
 *
 * @type {typeof resolveConfigs}
 */
function resolveWithEncoding(entries, outputFormats) {
  return resolveConfigs(entries, outputFormats).map((config) => ({
    ...config,
    ...(typeof config.format === 'string' && encodings[config.format]),
  }));
}

/** Settings of vite-imagetools, whose cache the site, the prerender build and Storybook share. */
export const pictureOptions = {
  defaultDirectives: expandPreset,
  resolveConfigs: resolveWithEncoding,
};
