import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { compress } from '../build/compress.mjs';
import { browserArgs, findBrowser } from './browser.mjs';
import { measureInteractions, slowdown } from './interactions.mjs';
import { total, weighPage } from './page-weight.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Lighthouse on every page of the site as a phone sees it, beside the same pages without any script, what
 * its scripts weigh, and how long a press takes: `node tools/bench.mjs [runs]`. The variants take turns, so
 * that whatever else the machine does hits both; medians count.
 */
const runs = Number(process.argv[2] ?? 3);
const folder = 'dist-bench';
const resultFile = 'dist-bench.json';
const paths = ['', 'seminars', 'team', 'affiliations', 'contact'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const variants = {
  site: `${folder}/site`,
  'no script': `${folder}/no-script`,
};

await buildVariants();
process.env.CHROME_PATH = findBrowser();
const chrome = await launch({ chromeFlags: ['--headless=new', ...browserArgs] });
/** @type {Record<string, Record<string, number>[]>} */
const measured = {};
for (let run = 1; run <= runs; run++) {
  for (const path of paths) {
    for (const [variant, variantFolder] of Object.entries(variants)) {
      const { url, close } = await serveFolder(variantFolder, 0);
      const lhr = await measure(url + path);
      close();
      const row = {
        ...Object.fromEntries(
          categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
        ),
        ...Object.fromEntries(
          Object.entries(metrics).map(([name, id]) => [
            name,
            lhr.audits[id]?.numericValue ?? Number.NaN,
          ]),
        ),
      };
      const name = `/${path} ${variant}`;
      measured[name] = [...(measured[name] ?? []), row];
      process.stdout.write(`\rrun ${run} of ${runs}: /${path} ${variant}`.padEnd(60));
    }
  }
}
chrome.kill();
process.stdout.write('\r'.padEnd(60));

const medians = Object.fromEntries(
  Object.entries(measured).map(([name, rows]) => [name, medianRow(rows)]),
);
const { scripts, presses } = await measureInBrowser();
await writeFile(
  resultFile,
  `${JSON.stringify({ runs, medians, scripts, presses, measured }, null, 2)}\n`,
);

const table = Object.entries(medians).map(([name, row]) => {
  const [path = '', ...variant] = name.split(' ');
  const base = medians[`${path} no script`] ?? row;
  return {
    page: path,
    variant: variant.join(' '),
    scores: categories.map((id) => row[id]).join(' '),
    'FCP ms': Math.round(row.FCP ?? 0),
    'LCP ms': Math.round(row.LCP ?? 0),
    'FCP ratio': ratio(row.FCP, base.FCP),
    'LCP ratio': ratio(row.LCP, base.LCP),
    'TBT ms': Math.round(row.TBT ?? 0),
    'script kB': variant[0] === 'site' ? Number(((scripts[path] ?? 0) / 1000).toFixed(1)) : 0,
    CLS: Number((row.CLS ?? 0).toFixed(4)),
  };
});
console.log(
  `Lighthouse, mobile, medians of ${runs}; scores: ${categories.join(', ')}; also in ${resultFile}`,
);
console.table(table);
console.log(`From a press to the next paint, ${slowdown} times slower than here, in ms:`);
console.table([presses]);
process.exit();

/** Bytes of all scripts that each page fetches without input, and how long each press takes. */
async function measureInBrowser() {
  const { url, close } = await serveFolder(variants.site, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const path of paths) {
    const weight = await weighPage(browser, url + path);
    bytes[`/${path}`] = total(weight.scripts) + total(weight.later);
  }
  const rounds = [];
  for (let run = 1; run <= runs; run++) rounds.push(await measureInteractions(browser, url));
  await browser.close();
  close();
  return { scripts: bytes, presses: medianRow(rounds) };
}

/**
 * Lighthouse now and then loses sight of a page; then it looks again.
 *
 * @param {string} url
 */
async function measure(url, attemptsLeft = 3) {
  const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories });
  if (result && !result.lhr.runtimeError) return result.lhr;

  const reason = `${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`;
  if (attemptsLeft === 1) throw new Error(reason);
  console.warn(`\nOnce more, ${reason}`);
  return measure(url, attemptsLeft - 1);
}

/** The site, and the same without its scripts. */
async function buildVariants() {
  await rm(folder, { recursive: true, force: true });
  const env = { ...process.env, VITE_SITE_URL: 'https://www.northmere.example' };
  execFileSync(process.execPath, ['build/build.mjs', variants.site], { env, stdio: 'inherit' });

  await cp(variants.site, variants['no script'], { recursive: true });
  await changePages(variants['no script'], (html) =>
    html.replace(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, ''),
  );
}

/**
 * @param {string} inFolder
 * @param {(html: string) => string} change
 */
async function changePages(inFolder, change) {
  const names = await readdir(inFolder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(inFolder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
  await compress(inFolder);
}

/** @param {readonly Record<string, number>[]} rows @returns {Record<string, number>} */
function medianRow(rows) {
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((key) => {
      const values = rows.map((row) => row[key] ?? 0).sort((a, b) => a - b);
      const middle = (values.length - 1) / 2;
      const [low = 0, high = 0] = [values[Math.floor(middle)], values[Math.ceil(middle)]];
      return [key, (low + high) / 2];
    }),
  );
}

/** @param {number | undefined} value @param {number | undefined} base */
function ratio(value, base) {
  return Number(((value ?? 0) / (base || 1)).toFixed(3));
}
