import { clampChroma, converter, formatHex } from 'culori';
import { stop } from '../stop.mjs';

/**
 * The colors that follow the brand color, in OKLCH: lightness, chroma as a share of the brand color's,
 * and hue in degrees beside the brand color's. Lightness does not depend on the brand color, so that
 * words stay readable.
 */
const offsets = {
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
    dark: {
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
    picturePetrol: [0.379, 0.5, 5],
    room: [0.921, 0.574, -4.2],
    roomFloor: [0.95, 0.54, -5],
    webinar: [0.897, 0.588, -3.2],
    webinarFloor: [0.907, 0.557, -4.9],
    heroTop: [0.807, 0.538, -5.3],
    heroFoot: [0.835, 0.536, -5.3],
    heroFloor: [0.883, 0.55, -5.3],
    network: [0.906, 0.584, -4.4],
    networkNarrow: [0.906, 0.584, -4.4],
    networkNarrowEnd: [0.845, 0.56, -5],
    dark: {
      picture: [0.414, 0.55, 3.1],
      picturePetrol: [0.31, 0.37, 5],
      room: [0.396, 0.524, 2.8],
      roomFloor: [0.427, 0.569, 3.7],
      webinar: [0.377, 0.506, 6.1],
      webinarFloor: [0.39, 0.518, 3.3],
      heroTop: [0.308, 0.424, 6.1],
      heroFoot: [0.34, 0.46, 3],
      heroFloor: [0.376, 0.5, 3.5],
      network: [0.395, 0.53, 3.5],
      networkNarrow: [0.39, 0.53, 3.5],
      networkNarrowEnd: [0.345, 0.47, 4],
    },
  },
  shade: [0.265, 0.378, 2.3],
};

/**
 * Makes the colors that follow the brand color. Ends the process if that is written in another way.
 *
 * @param {string} brandColor as `#rrggbb`
 * @returns {{ brand: Record<string, string>, source: string }} the brand's steps, and `src/theme/ramp.ts`
 */
export function makeRamp(brandColor) {
  const hex = formatHex(brandColor);
  if (hex !== brandColor) {
    stop(
      `“${brandColor}” is not a brand color: src/theme/brand.ts takes one like “${hex ?? '#0097b2'}”.`,
    );
  }
  const { c, h = 0 } = converter('oklch')(brandColor) ?? { c: 0 };
  /** @param {string} _ @param {unknown} value */
  const colorOf = (_, value) => {
    if (!Array.isArray(value)) return value;
    const [l, chroma, turn] = value;
    return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h: h + turn }, 'oklch'));
  };
  const json = JSON.stringify(offsets, colorOf, 2);
  const literal = json.replace(/"(\w+)":/g, '$1:').replaceAll('"', "'");
  const source = `/** Made by \`npm run identity\` from the brand color; edit the steps in tools/identity/ramp.mjs. */
export const ramp = ${literal.replace(/(['}])(?=\n)/g, '$1,')} as const;
`;
  return { brand: JSON.parse(json).brand, source };
}
