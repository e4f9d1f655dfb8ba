import { darkPalette, lightPalette } from '../../src/theme/palette';
import paletteSource from '../../src/theme/palette.ts?raw';
import * as tokens from '../../src/theme/tokens';
import tokensSource from '../../src/theme/tokens.ts?raw';

type Palette = typeof lightPalette;

/** `text.heading`, `background.soft`, `ring`: how the theme calls a colour. */
export type Role = {
  [Key in keyof Palette]: Palette[Key] extends string
    ? Key
    : `${Key}.${Extract<keyof Palette[Key], string>}`;
}[keyof Palette];

export const palettes = { light: lightPalette, dark: darkPalette };
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Everything inside an object that is a colour, by its path: `neutral.night.soft` → `#0a252d`. */
function flatten(value: object, path = ''): [path: string, colour: string][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key;
    if (typeof inner === 'string') return [[name, inner] as [string, string]];
    return flatten(inner, name);
  });
}

const byRole = {
  light: new Map(flatten(lightPalette)),
  dark: new Map(flatten(darkPalette)),
};

/** Every role of the palette, in the order of the theme. */
export const roles = [...byRole.light.keys()] as Role[];

/** The colour of a role in a scheme, `#rrggbb`. */
export function colourOf(role: Role, scheme: Scheme): string {
  const colour = byRole[scheme].get(role);
  if (!colour) throw new Error(`The ${scheme} palette has no ${role}.`);
  return colour;
}

/** What stands in the doc comment right before `name` in a source file. */
function commentOn(source: string, name: string): string | undefined {
  const [, comment] =
    source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}\\b`)) ?? [];
  return comment?.replace(/\s*\n\s*\*\s*/g, ' ').trim();
}

const { brand, warm, neutral, signal, backdrop } = tokens;
const rampTokens = { brand, warm, neutral, signal, backdrop };

/** The colours that all roles are made of, with what the token file says of them. */
export const ramps = Object.entries(rampTokens).map(([name, ramp]) => ({
  name,
  comment: commentOn(tokensSource, `export const ${name}`),
  colours: flatten(ramp).map(([path, colour]) => ({ name: path, colour })),
}));

const tokenNames = new Map(
  flatten(rampTokens)
    .reverse()
    .map(([path, colour]) => [colour, path]),
);

/** The token a colour was taken from: `#0097b2` → `brand.500`. */
export function tokenOf(colour: string): string {
  const name = tokenNames.get(colour);
  if (!name) throw new Error(`${colour} stands in the palette and in no token.`);
  return name;
}

const interfaces = { text: 'TextRoles', background: 'SurfaceRoles' } as const;

/** What the palette file says of a role, where it says something. */
export function purposeOf(role: Role): string | undefined {
  const [group, key] = role.split('.') as [string, string | undefined];
  const name = group in interfaces ? interfaces[group as keyof typeof interfaces] : 'ColourRoles';
  const [block = ''] = paletteSource.match(new RegExp(`interface ${name} {[\\s\\S]*?\\n}`)) ?? [];
  return commentOn(block, key && group in interfaces ? key : group);
}

const groups = new Set(roles.map((role) => (role.includes('.') ? role.split('.')[0] : '')));

/** Roles under one name, words and surfaces first; those without a group stand together. */
export const roleGroups: readonly { name: string; roles: readonly Role[] }[] = [
  ...new Set(['text', 'background', ...groups]),
].map((group) => ({
  name: group || 'lines and marks',
  roles: roles.filter((role) => (group ? role.startsWith(`${group}.`) : !role.includes('.'))),
}));
