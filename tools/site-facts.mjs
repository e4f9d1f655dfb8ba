import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const moduleId = 'virtual:site-facts';
const resolvedId = `\0${moduleId}`;

/** Where the built Storybook finds how many bytes each picture file has. */
const weightsFile = 'picture-weights.json';
const pictureFile = /\.(avif|webp)$/;

/**
 * A file of the site without its ending, such as `components/Hero`.
 *
 * @typedef {{ name: string, path: string, text: string }} Source
 */

/**
 * What the source of the site says of itself, read instead of listed by hand: the module
 * `virtual:site-facts` holds the icons in use, the pictures of the pages, all pictures that are drawn
 * and what floats. The built Storybook also gets the weight of each picture file.
 *
 * @returns {import('vite').Plugin}
 */
export function siteFacts() {
  let root = '';
  return {
    name: 'site-facts',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const sources = readSources(join(root, 'src'));
      for (const { path } of sources) this.addWatchFile(path);
      return [
        iconCode(sources),
        pictureCode(sources, join(root, 'src/assets/originals')),
        `export const floating = ${JSON.stringify(usersOf(sources, /\bfloatingShadow\b/))};`,
      ].join('\n');
    },
    // Files are made on demand while one develops, and nothing is known of them beforehand.
    configureServer(server) {
      server.middlewares.use(`/${weightsFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    },
    generateBundle(_options, bundle) {
      const weights = Object.values(bundle)
        .filter((file) => file.type === 'asset')
        .filter(({ fileName }) => pictureFile.test(fileName))
        .map(({ fileName, source }) => [basename(fileName), Buffer.byteLength(source)]);
      const source = JSON.stringify(Object.fromEntries(weights));
      this.emitFile({ type: 'asset', fileName: weightsFile, source });
    },
  };
}

/**
 * @param {string} folder
 * @returns {Source[]}
 */
function readSources(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const name = file.replaceAll('\\', '/').replace(/\.tsx?$/, '');
      return { name, path, text: readFileSync(path, 'utf8') };
    });
}

/**
 * Names of the components, pages and parts of the layout whose text matches.
 *
 * @param {Source[]} sources
 * @param {RegExp} pattern
 */
function usersOf(sources, pattern) {
  return sources
    .filter(({ name, text }) => !name.startsWith('theme/') && pattern.test(text))
    .map(({ name }) => name);
}

/**
 * @param {Source[]} sources
 * @param {RegExp} pattern
 */
function matchesIn(sources, pattern) {
  return sources.flatMap(({ text }) => [...text.matchAll(pattern)]);
}

/** @param {Iterable<string>} names */
function inOrder(names) {
  return [...names].sort((one, other) => one.localeCompare(other));
}

/** @param {Source[]} sources */
function iconCode(sources) {
  const named = matchesIn(sources, /@mui\/icons-material\/(\w+)/g).map(([, name = '']) => name);
  const icons = inOrder(new Set(named)).map((name, index) => {
    const usedIn = usersOf(sources, new RegExp(`@mui/icons-material/${name}\\b`));
    return { name, binding: `icon${index}`, facts: JSON.stringify({ name, usedIn }).slice(0, -1) };
  });
  return [
    ...icons.map(({ name, binding }) => `import ${binding} from '@mui/icons-material/${name}';`),
    'export const icons = [',
    ...icons.map(({ binding, facts }) => `${facts}, "Icon": ${binding} },`),
    '];',
  ].join('\n');
}

/**
 * @param {Source[]} sources
 * @param {string} folder
 */
function pictureCode(sources, folder) {
  const asked = matchesIn(sources, /originals\/([\w/-]+)\.webp\?picture=([\w-]+)/g);
  const presets = new Map(asked.map(([, file = '', preset = '']) => [file, preset]));
  const pictures = inOrder(presets.keys()).map((original, index) => {
    const preset = presets.get(original);
    const usedIn = usersOf(sources, new RegExp(`originals/${original}\\.webp`));
    return {
      binding: `picture${index}`,
      file: `${join(folder, `${original}.webp`).replaceAll('\\', '/')}?picture=${preset}`,
      facts: JSON.stringify({ name: basename(original), preset, usedIn }).slice(0, -1),
    };
  });
  const originals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => ({ name: basename(file, '.webp'), bytes: statSync(join(folder, file)).size }));
  return [
    ...pictures.map(({ binding, file }) => `import ${binding} from ${JSON.stringify(file)};`),
    'export const pagePictures = [',
    ...pictures.map(({ binding, facts }) => `${facts}, "picture": ${binding} },`),
    '];',
    `export const originals = ${JSON.stringify(originals)};`,
  ].join('\n');
}
