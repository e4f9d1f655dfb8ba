import { clampChroma, converter, formatHex } from 'culori';

/** @typedef {readonly [lightness: number, chroma: number, hue: number]} Offset */
/** @typedef {{ readonly [name: string]: Offset | Offsets }} Offsets */

/**
 * Every color that follows the brand color, in OKLCH: its lightness, its chroma as a share of the brand
 * color's, and the degrees that its hue lies beside it. Lightness stays, whatever the brand color is, so
 * that surfaces stay pale or dark and words readable on them.
 */
const offsets = /** @satisfies {Offsets} */ ({
  brand: {
    50: [0.965, 0.117, -7.6],
    100: [0.929, 0.254, -5.9],
    200: [0.847, 0.437, -5.2],
    300: [0.8, 0.95, -6],
    400: [0.748, 1.04, -3.9],
    600: [0.534, 0.861, 0.7],
    700: [0.473, 0.759, -0.2],
    800: [0.396, 0.601, 0.9],
    900: [0.324, 0.466, 0.9],
    950: [0.217, 0.279, 5.3],
  },
  neutral: {
    soft: [0.979, 0.049, -5.4],
    line: [0.918, 0.113, -0.6],
    fieldBorder: [0.644, 0.268, 3.6],
    muted: [0.486, 0.307, 4.8],
    text: [0.425, 0.355, 1.7],
    heroText: [0.342, 0.457, -1],
    halo: [0.892, 0.35, -5.7],
    night: {
      soft: [0.248, 0.321, 4.2],
      card: [0.34, 0.45, 4],
      tile: [0.414, 0.55, 3.1],
      line: [0.456, 0.543, 1.2],
      fieldBorder: [0.638, 0.422, 0.2],
      muted: [0.779, 0.262, 0.1],
      text: [0.851, 0.196, -1.1],
      ink: [0.956, 0.108, -6.6],
      heroText: [0.902, 0.202, -2],
      label: [0.235, 0.335, 3.2],
      halo: [0.456, 0.543, 1.2],
    },
  },
  backdrop: {
    picture: [0.847, 0.437, -5.2],
    room: [0.844, 0.543, -5.6],
    webinar: [0.868, 0.541, -5.6],
    heroTop: [0.807, 0.538, -5.3],
    heroFoot: [0.835, 0.536, -5.3],
    network: [0.906, 0.584, -4.4],
    networkNarrow: [0.906, 0.584, -4.4],
    night: {
      picture: [0.414, 0.55, 3.1],
      room: [0.403, 0.542, 3.6],
      webinar: [0.382, 0.521, 3.2],
      heroTop: [0.308, 0.424, 6.1],
      heroFoot: [0.34, 0.46, 3],
      network: [0.422, 0.516, 3],
      networkNarrow: [0.4, 0.52, 5],
    },
  },
  shade: [0.265, 0.378, 2.3],
});

const toOklch = converter('oklch');

/** @param {Offset | Offsets} offset @param {(offset: Offset) => string} colorOf @returns {unknown} */
function colorsOf(offset, colorOf) {
  if (Array.isArray(offset)) return colorOf(/** @type {Offset} */ (offset));
  return Object.fromEntries(
    Object.entries(offset).map(([name, inner]) => [name, colorsOf(inner, colorOf)]),
  );
}

/**
 * The source of `src/theme/ramp.ts`: all colors that follow the brand color.
 *
 * @param {string} brandColor as `#rrggbb`
 */
export function rampSource(brandColor) {
  const brand = toOklch(brandColor);
  if (!brand) throw new Error(`${brandColor} is not a color (src/theme/brand.ts).`);
  const ramp = colorsOf(offsets, ([l, chroma, turn]) => {
    const wanted = { mode: 'oklch', l, c: brand.c * chroma, h: (brand.h ?? 0) + turn };
    return formatHex(clampChroma(/** @type {import('culori').Oklch} */ (wanted), 'oklch'));
  });
  const literal = JSON.stringify(ramp, null, 2)
    .replace(/"([\w]+)":/g, '$1:')
    .replaceAll('"', "'")
    .replace(/(['}])(?=\n)/g, '$1,');
  return `/** Made by \`npm run identity\` from the brand color; edit the steps in tools/identity/ramp.mjs. */
export const ramp = ${literal.replace(/,$/, '')} as const;
`;
}
