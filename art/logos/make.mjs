// Draws the logos of partners: geometric marks plus names set as outlines.
//
//   npm install --no-save opentype.js@2 svgo@4 \
//     @fontsource/{archivo,dm-serif-display,josefin-sans,libre-baskerville}@5.3 \
//     @fontsource/{manrope,marcellus,outfit,playfair-display,plus-jakarta-sans,quicksand}@5.3 \
//     @fontsource/{sora,space-grotesk,spectral,unbounded,zilla-slab}@5.3
//   node make.mjs
//
// Writes partners/*.svg to src/assets/logos. All typefaces are under the SIL Open Font License.

import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { line, optimized, round, svg } from './drawing.mjs';

const here = (path) => new URL(`../../src/assets/logos/${path}`, import.meta.url);

function writeSvg(path, markup) {
  const data = optimized(markup);
  if (data.length > 8192) throw new Error(`${path} has ${data.length} bytes`);
  writeFileSync(here(path), data);
}

/** What the drawing really covers, found by rendering it ten times as large. */
async function inkBox(body, width) {
  const zoom = 10;
  const drawing = svg({ box: [0, 0, width, 48], body, fill: '#000' });
  const { info } = await sharp(Buffer.from(drawing), { density: 72 * zoom })
    .resize(Math.round(width * zoom))
    .flatten({ background: '#fff' })
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [-info.trimOffsetLeft / zoom, -info.trimOffsetTop / zoom];
  return [x, y, x + info.width / zoom, y + info.height / zoom];
}

// ---- partners: one ink, marks in a 40 x 40 field, holes by the even-odd rule -------------

/** Vertical stripes under the chief of a shield, cut off by its pointed foot. */
function stripedShield() {
  const foot = (x) => 38 - 17 * Math.abs((x - 20) / 16) ** 2.3;
  const stripe = (x1, x2) => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => x2 + (x1 - x2) * t);
    return `M${x1} 15H${x2}${steps.map((x) => `L${round(x)} ${round(foot(x))}`).join('')}Z`;
  };
  return `M4 2h32v10H4z${stripe(4, 12.4)}${stripe(15.8, 24.2)}${stripe(27.6, 36)}`;
}

const rotated = (angles, shape) =>
  angles.map((a) => `<g transform="rotate(${a} 20 20)">${shape}</g>`).join('');

const path = (d) => `<path fill-rule="evenodd" d="${d}"/>`;
const disc = (cx, cy, r) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;

// lines: [text, family, weight, tracking in em, size, style]
const PARTNERS = {
  // Business
  halvorn: {
    label: 'Halvorn',
    art: path('M4 3h10v13h12V3h10v34H26v-9a6 6 0 0 0-12 0v9H4z'),
    lines: [['Halvorn', 'outfit', 600, -0.01, 27]],
  },
  ferrowood: {
    label: 'Ferrowood',
    art: path('M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM18.4 8v24h3.2V8zM21.6 20.5v4.2l8.6-7.2-2-2.5zM18.4 25.5v4.2l-8.6-7.2 2-2.5z'),
    lines: [['ferrowood', 'sora', 600, -0.03, 25]],
  },
  'orrindale-chamber': {
    label: 'Orrindale Chamber',
    art: path(stripedShield()),
    lines: [['Orrindale', 'zilla-slab', 600, -0.005, 25], ['Chamber', 'zilla-slab', 600, 0.02, 15]],
  },
  // Technology
  lumetra: {
    label: 'Lumetra',
    art: rotated([0, 90, 180, 270], '<rect x="18" y="1" width="4" height="11" rx="2"/>')
      + rotated([45, 135, 225, 315], '<rect x="18" y="3" width="4" height="8" rx="2"/>')
      + disc(20, 20, 5.6),
    lines: [['LUMETRA', 'josefin-sans', 600, 0.1, 26]],
  },
  kestova: {
    label: 'Kestova',
    art: path('M4 3h10v34H4zM17.5 18.5 30 3h9L26.5 18.5zM17.5 21.5h9L39 37h-9z'),
    lines: [['Kestova', 'space-grotesk', 700, -0.03, 27]],
  },
  norrvik: {
    label: 'Norrvik',
    art: path('M20 2l12.5 20.5c-3.2 0-5.2-3-12.5-3s-9.3 3-12.5 3zM2 29c6 0 6-4 12-4s6 4 12 4 6-4 12-4v8c-6 0-6 4-12 4s-6-4-12-4-6 4-12 4z'),
    lines: [['NORRVIK', 'unbounded', 600, 0.04, 19]],
  },
  // Consulting
  'brisk-and-vale': {
    label: 'Brisk & Vale',
    art: path('M1 36 14 9l8 15.5 4.6-7.5L39 36z') + disc(31, 8, 4.6),
    lines: [['Brisk & Vale', 'dm-serif-display', 400, 0, 27]],
  },
  quillbrook: {
    label: 'Quillbrook',
    art: path('M35 2C17.5 3.2 7 14 5 36.5l4 1c1.2-6 3.2-10 6-13C26.5 24 34 16.5 35 2zM28.6 8.2l1.3 1.3L13.6 26.3l-1.3-1.3z'),
    lines: [['Quillbrook', 'playfair-display', 600, 0, 27, 'italic']],
  },
  ostermill: {
    label: 'Ostermill',
    art: rotated([0, 90, 180, 270], '<path d="M21.2 18.8V2.5c8.3 0 12.3 4.7 12.3 10.3 0 3.7-3.7 6-12.3 6z"/>'),
    lines: [['Ostermill', 'manrope', 800, -0.035, 26]],
  },
  // Finance
  'tessaly-mutual': {
    label: 'Tessaly Mutual',
    art: path('M20 2 38 12.5V15H2v-2.5zM5 18h6v13H5zM17 18h6v13h-6zM29 18h6v13h-6zM2 34h36v4H2z'),
    lines: [['Tessaly', 'libre-baskerville', 700, -0.015, 22], ['Mutual', 'libre-baskerville', 400, 0.01, 14]],
  },
  'penhallow-trust': {
    label: 'Penhallow Trust',
    art: path('M2 37V20a18 18 0 0 1 36 0v17h-9.5V20.5a8.5 8.5 0 0 0-17 0V37zM16.3 1.5h7.4L22 12.5h-4zM18.6 4l1 6.5h.8l1-6.5z'),
    lines: [['PENHALLOW', 'marcellus', 400, 0.09, 20], ['TRUST', 'marcellus', 400, 0.5, 12]],
  },
  'marrowby-capital': {
    label: 'Marrowby Capital',
    art: path('M20 1l17 9.5v19L20 39 3 29.5v-19zM10.5 28.5h4.8v-7.2l4.7 6.4 4.7-6.4v7.2h4.8v-16h-4.3L20 19.8l-5.2-7.3h-4.3z'),
    lines: [['Marrowby', 'archivo', 700, -0.01, 23], ['Capital', 'archivo', 400, 0.03, 15]],
  },
  // Human Resources
  'ardentree-institute': {
    label: 'Ardentree Institute',
    art: path('M20 2a9.5 9.5 0 0 1 9 6.5A8.7 8.7 0 0 1 31.5 25.5h-9.3V38h-4.4V25.5H8.5A8.7 8.7 0 0 1 11 8.5 9.5 9.5 0 0 1 20 2z'),
    lines: [['Ardentree', 'spectral', 600, -0.01, 25], ['Institute', 'spectral', 400, 0.03, 16]],
  },
  'pellucor-people': {
    label: 'Pellucor People',
    art: disc(12, 11.5, 6.5) + disc(29, 13.5, 5)
      + path('M1 36a11 11 0 0 1 22 0zM26 36a14.5 14.5 0 0 0-3.8-10.2A8.8 8.8 0 0 1 38.5 30.5V36z'),
    lines: [['Pellucor', 'plus-jakarta-sans', 700, -0.02, 24], ['People', 'plus-jakarta-sans', 400, 0, 15.5]],
  },
  kindlewell: {
    label: 'Kindlewell',
    art: path('M20 1.5c8 9 13.5 15 13.5 22.5a13.5 13.5 0 0 1-27 0C6.5 16.5 12 10.5 20 1.5zM20 19c4.3 4 6.3 6.6 6.3 9.6a6.3 6.3 0 0 1-12.6 0c0-3 2-5.6 6.3-9.6z'),
    lines: [['kindlewell', 'quicksand', 700, -0.02, 27]],
  },
};

/** Mark on the left, one or two lines beside it, the block centred on the mark. */
async function partnerLogo({ label, art, lines }) {
  const draw = (shift) => {
    let baseline = shift;
    return lines.map(([text, family, weight, tracking, size, style], i) => {
      if (i > 0) baseline += size * 1.08 + 1;
      return line({ family, weight, style, text, size, tracking, x: 50, baseline });
    });
  };
  // one line is centred by its capital height, two lines by what they cover
  const first = draw(0);
  const top = Math.min(...first.map(({ box }) => box[1]));
  const capital = line({ family: lines[0][1], weight: lines[0][2], style: lines[0][5], text: 'H',
    size: lines[0][4], x: 0, baseline: 0 }).box[1];
  const bottom = lines.length === 1 ? 0 : Math.max(...first.map(({ box }) => box[3]));
  const rows = draw(20 - ((lines.length === 1 ? capital : top) + bottom) / 2);
  const right = Math.max(...rows.map(({ box }) => box[2]));
  const body = art + `<path d="${rows.map(({ d }) => d).join('')}"/>`;
  const box = await inkBox(body, Math.ceil(right) + 2);
  return svg({ box, label, body, fill: 'currentColor' });
}

mkdirSync(here('partners/'), { recursive: true });
for (const [slug, partner] of Object.entries(PARTNERS)) {
  writeSvg(`partners/${slug}.svg`, await partnerLogo(partner));
}
