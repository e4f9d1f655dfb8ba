import { line, optimized, round, svg } from './drawing.mjs';

/**
 * The house mark: a speaker, and rows of seats around, or a broadcast. `full` has two rows; `small` has
 * one, which holds at 16 pixels.
 */
const cuts = {
  full: {
    speaker: 5.6,
    rows: [
      { inner: 9.6, outer: 15.4, seats: 2 },
      { inner: 18, outer: 23.8, seats: 3 },
    ],
    gap: 2.6,
  },
  small: { speaker: 6.6, rows: [{ inner: 12.6, outer: 22.6, seats: 3 }], gap: 3 },
};

/**
 * @typedef {object} Identity
 * @property {string} name of the company
 * @property {{ family: string, weight: number }} typeface of the name, as Fontsource calls it
 * @property {{ brand: string, brandOnDark: string, button: string, ink: string, white: string, accent: string, accentOnButton: string }} colors
 */

/** @param {number} cx @param {number} cy @param {number} inner @param {number} outer @param {number} start @param {number} end */
function ringSegment(cx, cy, inner, outer, start, end) {
  const point = (/** @type {number} */ radius, /** @type {number} */ degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  };
  return (
    `M${point(outer, start)}A${outer} ${outer} 0 0 1 ${point(outer, end)}` +
    `L${point(inner, end)}A${inner} ${inner} 0 0 0 ${point(inner, start)}Z`
  );
}

/** @param {{ cx?: number, cy?: number, scale?: number, seats: string, speaker: string, cut?: typeof cuts.full }} mark */
function mark({ cx = 24, cy = 24, scale = 1, seats, speaker, cut = cuts.full }) {
  const [from, to] = [184, 356];
  const segments = cut.rows.flatMap(({ inner, outer, seats: count }) => {
    const gap = ((cut.gap / ((inner + outer) / 2)) * 180) / Math.PI;
    const width = (to - from - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, index) => {
      const start = from + index * (width + gap);
      return ringSegment(cx, cy, round(inner * scale), round(outer * scale), start, start + width);
    });
  });
  return (
    `<path fill="${seats}" d="${segments.join('')}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(cut.speaker * scale)}" fill="${speaker}"/>`
  );
}

/**
 * A square with the mark in its middle.
 *
 * @param {Identity['colors']} colors
 * @param {{ corner: number, share: number, cut?: typeof cuts.full }} tile `share` is the mark's width against the tile's
 */
function tile({ button, white, accentOnButton }, { corner, share, cut = cuts.small }) {
  const size = 48;
  const up = Math.max(...cut.rows.map(({ outer }) => outer));
  const scale = (size * share) / (2 * up);
  const cy = round(size / 2 + ((up - cut.speaker) / 2) * scale);
  return (
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${button}"/>` +
    mark({ cx: size / 2, cy, scale, seats: white, speaker: accentOnButton, cut })
  );
}

/** @param {Identity} identity @param {string} seats @param {string} ink */
function wordmark({ name, typeface, colors }, seats, ink) {
  const words = line({
    ...typeface,
    text: name,
    size: 34,
    x: 57,
    baseline: 36,
    tracking: -0.018,
  });
  const symbol = mark({ cy: 34.4, seats, speaker: colors.accent });
  const body = `${symbol}<path fill="${ink}" d="${words.d}"/>`;
  return svg({ box: [0, 8, (words.box[2] ?? 0) + 0.3, 42], label: name, body });
}

/**
 * The drawings of the house, by their names.
 *
 * @param {Identity} identity
 */
export function drawLogos(identity) {
  const { name, colors } = identity;
  const square = [0, 0, 48, 48];
  const drawings = {
    logo: wordmark(identity, colors.brand, colors.ink),
    'logo-reverse': wordmark(identity, colors.brandOnDark, colors.white),
    mark: svg({
      box: [0, 0, 48, 30],
      label: name,
      body: mark({ cy: 24.1, seats: colors.brand, speaker: colors.accent }),
    }),
    favicon: svg({ box: square, label: name, body: tile(colors, { corner: 11, share: 0.74 }) }),
    icon: svg({
      box: square,
      body: tile(colors, { corner: 11, share: 0.7, cut: cuts.full }),
    }),
    // The mark stays inside the middle four fifths that a mask may leave.
    maskable: svg({
      box: square,
      body: tile(colors, { corner: 0, share: 0.6, cut: cuts.full }),
    }),
  };
  return /** @type {typeof drawings} */ (
    Object.fromEntries(Object.entries(drawings).map(([file, markup]) => [file, optimized(markup)]))
  );
}
