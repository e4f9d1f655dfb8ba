import { darkPalette, lightPalette } from '../../src/theme/palette';
import paletteSource from '../../src/theme/palette.ts?raw';
import * as tokens from '../../src/theme/tokens';
import tokensSource from '../../src/theme/tokens.ts?raw';

type Palette = typeof lightPalette;

/** `text.heading`, `background.soft`, `ring`: how the theme calls a color. */
export type Role = {
  [Key in keyof Palette]: Palette[Key] extends string
    ? Key
    : `${Key}.${Extract<keyof Palette[Key], string>}`;
}[keyof Palette];

/** Every color inside of an object by its path: `neutral.night.soft` → `#0a252d`. */
function flatten(value: object, path = ''): [path: string, color: string][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof inner === 'string' ? [[name, inner] as [string, string]] : flatten(inner, name);
  });
}

/** What stands in the doc comment right before `name` in a source file. */
function commentOn(source: string, name: string): string | undefined {
  const [, comment] =
    source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}\\b`)) ?? [];
  return comment?.replace(/\s*\n\s*\*\s*/g, ' ').trim();
}

const { brand, warm, neutral, signal, backdrop } = tokens;
const rampTokens = { brand, warm, neutral, signal, backdrop };

/** Swatches in a row, with room for their names. */
const inRow = 6;

/** The colors that all roles are made of, row by row, with what the token file says of them. */
export const ramps = Object.entries(rampTokens).flatMap(([name, ramp]) => {
  const colors = flatten(ramp);
  const rows = Array.from({ length: Math.ceil(colors.length / inRow) }, (_, row) =>
    Object.fromEntries(colors.slice(row * inRow, (row + 1) * inRow)),
  );
  const comment = commentOn(tokensSource, `export const ${name}`);
  return rows.map((row, index) => ({ ...(index === 0 && { name, comment }), colors: row }));
});

const tokenNames = new Map(
  flatten(rampTokens)
    .reverse()
    .map(([path, color]) => [color, path]),
);

/** A color and the token it was taken from: `#0097b2` and `brand.500`. */
function withToken(color: string) {
  const token = tokenNames.get(color);
  if (!token) throw new Error(`${color} stands in the palette and in no token.`);
  return { token, color };
}

const dark = new Map(flatten(darkPalette));

/** Every role in the order of the theme: what the palette file says of it, and its two colors. */
export const roles = flatten(lightPalette).map(([path, color]) => ({
  role: path as Role,
  purpose: commentOn(paletteSource, path.replace(/^.*\./, '')),
  light: withToken(color),
  dark: withToken(dark.get(path) ?? ''),
}));
