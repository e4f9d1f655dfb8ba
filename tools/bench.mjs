import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { compress } from '../build/compress.mjs';
import { inTurns, ratio, words } from './bench/figures.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureLoad, measureProcessor } from './bench/loads.mjs';
import { bytesByPackage, timeByPackage } from './bench/packages.mjs';
import { networks, slowdown } from './bench/phone.mjs';
import {
  earlyTaps,
  measureEarlyTap,
  measureGap,
  measureLink,
  measurePress,
  presses,
} from './bench/taps.mjs';
import { browserArgs, findBrowser } from './browser.mjs';
import { pagePaths } from './page-paths.mjs';
import { serveFolder } from './static-server.mjs';
import { testSites } from './test-sites.mjs';

/**
 * How fast the site is on a slow phone: `npm run bench`, with `-- --runs 9` for more runs and `-- --only loads,links`
 * for some parts. Figures are medians with their spread. Pages take turns with the same pages without scripts,
 * and presses with a page that holds a button alone: ratios hold on any machine, milliseconds only on this one.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const folder = 'dist-bench';
const resultFile = 'dist-bench.json';
const variants = { site: `${folder}/site`, 'no script': `${folder}/no-script` };

await buildVariants();
const site = await serveFolder(variants.site, 0);
const bare = await serveFolder(variants['no script'], 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });

/** @type {Record<string, () => Promise<unknown>>} */
const parts = {
  lighthouse: showLighthouse,
  loads: showLoads,
  processor: showProcessor,
  packages: showPackages,
  taps: showTaps,
  presses: showPresses,
  links: showLinks,
  gap: showGap,
};
const chosen = values.only?.split(',') ?? Object.keys(parts);
/** @type {Record<string, unknown>} */
const results = { runs };
for (const name of chosen) {
  const show = parts[name];
  if (!show)
    throw new Error(`No part is called "${name}"; there are ${Object.keys(parts).join(', ')}.`);
  results[name] = await show();
}
await writeFile(resultFile, `${JSON.stringify(results, null, 2)}\n`);
console.log(`All figures: ${resultFile}`);
await browser.close();
site.close();
bare.close();

async function showLighthouse() {
  process.env.CHROME_PATH = findBrowser();
  const chrome = await launch({ chromeFlags: ['--headless=new', ...browserArgs] });
  const measured = await inTurns(
    runs,
    measures(pagePaths, (path, { url }) => measureLighthouse(chrome.port, url + path)),
  );
  chrome.kill();
  console.log('Lighthouse, mobile; scores: performance, accessibility, best practices, SEO');
  console.table(
    beside(measured, ['FCP', 'LCP', 'TBT'], ({ performance, accessibility, seo, ...row }) => ({
      scores: [performance, accessibility, row['best-practices'], seo]
        .map((score) => score?.median)
        .join(' '),
      CLS: words(row.CLS, 4),
    })),
  );
  return measured;
}

async function showLoads() {
  /** @type {Record<string, unknown>} */
  const all = {};
  for (const network of /** @type {(keyof typeof networks)[]} */ (Object.keys(networks))) {
    const measured = await inTurns(
      runs,
      measures(pagePaths, (path, { url, hasScripts }) =>
        measureLoad(browser, url + path, { network, hasScripts }),
      ),
    );
    const { kilobits, latency } = networks[network] ?? {};
    console.log(
      `Loading in ms, ${network}: ${kilobits} kbit/s, ${latency} ms, processor ${slowdown} times slower`,
    );
    console.table(
      beside(measured, ['first', 'largest'], ({ hydrated, shift }) => ({
        hydrated: words(hydrated),
        shift: words(shift, 4),
      })),
    );
    all[network] = measured;
  }
  return all;
}

async function showProcessor() {
  const measured = await inTurns(
    runs,
    named(pagePaths, (path) => measureProcessor(browser, site.url + path)),
  );
  console.log('Processor time in ms, not slowed: to hydrated, and notices beyond rest');
  console.table(inWords(measured));
  return measured;
}

async function showPackages() {
  const times = await inTurns(
    runs,
    named(pagePaths, (path) => timeByPackage(browser, site.url + path, variants.site)),
  );
  const bytes = bytesByPackage(variants.site);
  const names = new Set([...Object.values(times).flatMap(Object.keys), ...Object.keys(bytes)]);
  const rows = [...names].map((name) => ({
    name,
    'minified kB': Number(((bytes[name] ?? 0) / 1000).toFixed(1)),
    ...Object.fromEntries(
      Object.entries(times).map(([path, row]) => [
        path,
        Number((row[name]?.median ?? 0).toFixed(1)),
      ]),
    ),
  }));
  console.log('By package: bytes of all scripts, and ms of the processor until hydrated');
  console.table(rows.toSorted((a, b) => b['minified kB'] - a['minified kB']));
  return rows;
}

async function showTaps() {
  /** @type {Record<string, unknown>} */
  const all = {};
  for (const network of /** @type {(keyof typeof networks)[]} */ (Object.keys(networks))) {
    const measured = await inTurns(
      runs,
      named(earlyTaps, (name) => measureEarlyTap(browser, site.url, name, network)),
    );
    console.log(`Tapped 0.3 s after first paint, ${network}, in ms from the tap`);
    console.table(inWords(measured));
    all[network] = measured;
  }
  return all;
}

async function showPresses() {
  const measured = await inTurns(
    runs,
    named(presses, (name) => measurePress(browser, site.url, name)),
  );
  const base = measured['bare button']?.press;
  console.log(`Tapped at rest, in ms to the paint of what was asked for, ${slowdown} times slower`);
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([name, { press }]) => [
        name,
        { press: words(press), ratio: press && base && ratio(press, base) },
      ]),
    ),
  );
  return measured;
}

async function showLinks() {
  const measured = await inTurns(
    runs,
    named(pagePaths, (path) => measureLink(browser, site.url, path)),
  );
  console.log(
    `A link at rest, in ms, ${slowdown} times slower: opened, beside first paint as a document`,
  );
  console.table(inWords(measured, 2));
  return measured;
}

async function showGap() {
  const measured = await inTurns(
    runs,
    named(pagePaths, (path) => measureGap(browser, site.url + path)),
  );
  console.log('No connection for 5 s from the first script on, train: ms from its end to hydrated');
  console.table(inWords(measured, 1));
  return measured;
}

/**
 * One measure for each name.
 *
 * @template Result
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<Result>} measure
 * @returns {Record<string, () => Promise<Result>>}
 */
function named(names, measure) {
  return Object.fromEntries(names.map((name) => [name || '/', () => measure(name)]));
}

/**
 * One measure for each page and variant, page after page.
 *
 * @template Result
 * @param {readonly string[]} pages
 * @param {(path: string, variant: { url: string, hasScripts: boolean }) => Promise<Result>} measure
 * @returns {Record<string, () => Promise<Result>>}
 */
function measures(pages, measure) {
  return Object.fromEntries(
    pages.flatMap((path) => [
      [`/${path}`, () => measure(path, { url: site.url, hasScripts: true })],
      [`/${path} no script`, () => measure(path, { url: bare.url, hasScripts: false })],
    ]),
  );
}

/**
 * A line for each page: some figures beside those without scripts, and others in words of their own.
 *
 * @typedef {import('./bench/figures.mjs').Figure} Figure
 * @param {Record<string, Record<string, Figure>>} measured
 * @param {readonly string[]} compared
 * @param {(row: Record<string, Figure>) => Record<string, unknown>} others
 */
function beside(measured, compared, others) {
  const pages = Object.entries(measured).filter(([name]) => !name.endsWith('no script'));
  return Object.fromEntries(
    pages.map(([path, row]) => {
      const base = measured[`${path} no script`] ?? {};
      const columns = compared.flatMap((name) => {
        const [own, other] = [row[name], base[name]];
        return own && other
          ? [
              [name, words(own)],
              [`${name}, no script`, words(other)],
              [`${name} ratio`, ratio(own, other)],
            ]
          : [];
      });
      return [path, { ...Object.fromEntries(columns), ...others(row) }];
    }),
  );
}

/** @param {Record<string, Record<string, Figure>>} measured */
function inWords(measured, digits = 0) {
  return Object.fromEntries(
    Object.entries(measured).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, words(value, digits)])),
    ]),
  );
}

/** The site with keys and source maps, which no page names, and the same without its scripts. */
async function buildVariants() {
  await rm(folder, { recursive: true, force: true });
  const env = { ...process.env, ...testSites.configured.env, SOURCE_MAPS: 'hidden' };
  execFileSync(process.execPath, ['build/build.mjs', variants.site], { env, stdio: 'inherit' });

  await cp(variants.site, variants['no script'], { recursive: true });
  const names = await readdir(variants['no script'], { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(variants['no script'], name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, ''));
  }
  await compress(variants['no script']);
}
