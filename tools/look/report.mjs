import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureNames } from './names.mjs';

/**
 * Compares the pictures of two sides: `node tools/look/report.mjs before after report`. Writes a page that
 * shows what differs, and says it in a few words. The sides are made by code that nobody may have read: only
 * files of the known names are opened, as pictures of a bounded size, and encoded again; none of their content
 * becomes text.
 */
const [, , before = 'before', after = 'after', report = 'report'] = process.argv;
const largest = 20_000_000;
const mostPixels = 40_000_000;
mkdirSync(report, { recursive: true });

/** @param {string} file */
async function read(file) {
  if (!existsSync(file)) return undefined;
  if (statSync(file).size > largest) throw new Error(`${file} is too large.`);
  const picture = sharp(file, { limitInputPixels: mostPixels });
  if ((await picture.metadata()).format !== 'png') throw new Error(`${file} is not a picture.`);
  return picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof read>>>} Pixels */

/** @param {Pixels} one @param {Pixels} other */
function differs({ data: one, info: { width, height } }, { data: other, info }) {
  return width !== info.width || height !== info.height || !one.equals(other);
}

/** @param {Pixels | undefined} pixels @param {string} name */
async function write(pixels, name) {
  if (!pixels) return;
  const { width, height } = pixels.info;
  const raw = { width, height, channels: /** @type {const} */ (3) };
  await sharp(pixels.data, { raw }).png().toFile(join(report, name));
}

const changed = [];
for (const name of pictureNames) {
  const [old, now] = [await read(join(before, name)), await read(join(after, name))];
  if (old && now && !differs(old, now)) continue;
  changed.push({ name, added: !old, removed: !now });
  await write(old, `before-${name}`);
  await write(now, `after-${name}`);
}

const of = (/** @type {string} */ name) => name.replace('.png', '').replaceAll('-', ' ');
const rows = changed.map(({ name, added, removed }) => {
  const side = (/** @type {string} */ which, /** @type {boolean} */ missing) =>
    missing ? '<td>Not there.</td>' : `<td><img src="${which}-${name}" alt=""></td>`;
  return `<tr><th scope="row">${of(name)}</th>${side('before', added)}${side('after', removed)}</tr>`;
});
writeFileSync(
  join(report, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A look before it is live</title>
<style>body{font:16px/1.5 sans-serif;margin:24px}img{max-width:100%;border:1px solid #ccc}th,td{vertical-align:top;text-align:left;padding:8px;width:45%}th{width:10%}</style>
<h1>A look before it is live</h1><p>${changed.length} of ${pictureNames.length} pictures differ.</p>
<table><thead><tr><th>Page</th><th>Before</th><th>After</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>\n`,
);
const list = changed.map(({ name }) => `- ${of(name)}`).join('\n');
writeFileSync(
  join(report, 'summary.md'),
  changed.length === 0
    ? '### A look before it is live\n\nEvery page looks as before.\n'
    : `### A look before it is live\n\n${changed.length} of ${pictureNames.length} pictures differ. Download “look” below, and open \`index.html\`.\n\n${list}\n`,
);
