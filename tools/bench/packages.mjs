import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AnyMap, decodedMappings, originalPositionFor } from '@jridgewell/trace-mapping';
import { hydrated, onPhone } from './phone.mjs';

/**
 * Whose code it is: a package, or a room of ours.
 *
 * @param {string | null | undefined} source
 */
function packageOf(source) {
  if (!source) return 'bundler';
  const parts = source.split('/node_modules/');
  if (parts.length === 1)
    return /\/?src\/(\w+)/.exec(source)?.[0].replace(/^.*src/, 'src') ?? 'src';
  const [scope = '', name] = (parts.at(-1) ?? '').split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** @param {string} folder of a site that was built with source maps */
function readMaps(folder) {
  const assets = join(folder, 'assets');
  // A file that holds nothing of ours has no map.
  const names = readdirSync(assets).filter((name) => existsSync(join(assets, `${name}.map`)));
  return new Map(
    names.map((name) => {
      const map = new AnyMap(readFileSync(join(assets, `${name}.map`), 'utf8'));
      return [name, { map, code: readFileSync(join(assets, name), 'utf8').split('\n') }];
    }),
  );
}

/**
 * Minified bytes of all scripts, by package.
 *
 * @param {string} folder of a site that was built with source maps
 * @returns {Record<string, number>}
 */
export function bytesByPackage(folder) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const { map, code } of readMaps(folder).values()) {
    for (const [line, segments] of decodedMappings(map).entries()) {
      for (const [place, segment] of segments.entries()) {
        const end = segments[place + 1]?.[0] ?? code[line]?.length ?? segment[0];
        const name = packageOf(segment.length > 1 ? map.sources[segment[1] ?? 0] : undefined);
        bytes[name] = (bytes[name] ?? 0) + end - segment[0];
      }
    }
  }
  return bytes;
}

/**
 * Milliseconds of the processor until the page is hydrated, by package, as the profiler sees them.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} folder that is served there
 * @returns {Promise<Record<string, number>>}
 */
export function timeByPackage(browser, url, folder) {
  const maps = readMaps(folder);
  return onPhone(browser, { rate: 1 }, async (page, session) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 100 });
    await session.send('Profiler.start');
    await page.goto(url);
    await hydrated(page);
    const { profile } = await session.send('Profiler.stop');
    /** @type {Record<string, number>} */
    const times = {};
    const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
    for (const [place, id] of (profile.samples ?? []).entries()) {
      const frame = nodes.get(id);
      if (!frame || /^\((idle|program|root)\)$/.test(frame.functionName)) continue;
      const { map } = maps.get(frame.url.split('/').at(-1) ?? '') ?? {};
      const line = frame.lineNumber + 1;
      const source = map && originalPositionFor(map, { line, column: frame.columnNumber }).source;
      const name = frame.functionName.startsWith('(')
        ? frame.functionName
        : map
          ? packageOf(source)
          : 'browser';
      times[name] = (times[name] ?? 0) + (profile.timeDeltas?.[place] ?? 0) / 1000;
    }
    return times;
  });
}
