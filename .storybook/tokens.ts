import { type Plugin, runnerImport } from 'vite';

type Tokens = typeof import('../src/theme/tokens.ts');
type Typography = typeof import('../src/theme/typography.ts');
type Colors = typeof import('../stories/foundations/palette.ts');
type Surfaces = typeof import('../src/theme/overrides/surfaces.ts');

type Tree = { [name: string]: unknown };

async function load<Module>(path: string) {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' });
  return module;
}

/** A color by its channels, 0 to 255, as the format of the Design Tokens Community Group has it. */
const channels = ([red = 0, green = 0, blue = 0, alpha = 1]: number[]) => ({
  colorSpace: 'srgb',
  components: [red, green, blue].map((value) => Number((value / 255).toFixed(5))),
  alpha,
});

const color = (hex: string) => ({
  ...channels([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))),
  hex,
});

const pixels = (value: number) => ({ value, unit: 'px' });

/** Values of one kind, by their names; the format takes a dot for the end of a name. */
const group = ($type: string, values: readonly (readonly [string | number, unknown])[]): Tree => ({
  $type,
  ...Object.fromEntries(values.map(([name, $value]) => [`${name}`.replace('.', '-'), { $value }])),
});

/** The same names, with each value made of the old one. */
const of = <From>($type: string, values: Record<string, From>, make: (value: From) => unknown) =>
  group(
    $type,
    Object.entries(values).map(([name, value]) => [name, make(value)] as const),
  );

/** Puts a token into a tree by its path, such as `neutral.night.soft`. */
function place(tree: Tree, path: string, token: Tree) {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    tree[name] = token;
    return;
  }
  tree[name] ??= {};
  place(tree[name] as Tree, rest.join('.'), token);
}

/** Both ends of a size that grows with the window: on a phone, and on a desktop. */
function sizesOf(fontSize: string) {
  const limits = fontSize.match(/[\d.]+(?=rem)/g)?.map(Number) ?? [];
  return { phone: limits[0] ?? 1, desktop: limits.at(-1) ?? 1 };
}

interface Style {
  fontFamily?: string;
  fontSize: string;
  fontWeight?: number;
  letterSpacing?: string | number;
  lineHeight: number;
}

const stylesOf = (typography: object) =>
  Object.entries(typography as Record<string, Style | string | number>).filter(
    (entry): entry is [string, Style] => typeof entry[1] === 'object',
  );

/** Every color inside of an object by its path: `neutral.night.soft` → `#0a252d`. */
function flatten(value: object, path: string): (readonly [path: string, hex: string])[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[`${path}.${key}`, inner] as const]
      : flatten(inner, `${path}.${key}`),
  );
}

/** The source of the theme. */
async function readTheme() {
  const tokens = await load<Tokens>('./src/theme/tokens.ts');
  const { typography } = await load<Typography>('./src/theme/typography.ts');
  const { roles } = await load<Colors>('./stories/foundations/palette.ts');
  const { floatingShadow } = await load<Surfaces>('./src/theme/overrides/surfaces.ts');
  const { brand, warm, neutral, signal, backdrop, shade } = tokens;
  const ramps = Object.entries({ brand, warm, neutral, signal, backdrop });
  const colors = [
    ...ramps.flatMap(([name, ramp]) => flatten(ramp, name)),
    ['shade', shade] as const,
  ];
  return { tokens, typography, roles, floatingShadow, colors };
}

type ThemeSource = Awaited<ReturnType<typeof readTheme>>;

const families = (fonts: string) => fonts.split(', ').map((name) => name.replaceAll('"', ''));

/** All tokens in the format of the Design Tokens Community Group (2025.10), from the source of the theme. */
function tokenTree({ tokens, typography, roles, floatingShadow, colors }: ThemeSource): Tree {
  const tree: Tree = {};
  for (const [path, hex] of colors) {
    place(tree, path, { $type: 'color', $value: color(hex) });
  }
  for (const { role, purpose, light, dark } of roles) {
    for (const [scheme, { token }] of Object.entries({ light, dark })) {
      const $description = purpose && { $description: purpose };
      place(tree, `color.${scheme}.${role}`, {
        $type: 'color',
        $value: `{${token}}`,
        ...$description,
      });
    }
  }
  const [offsetX, offsetY, blur, spread, ...shade] =
    floatingShadow.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const typographyAt = (screen: 'phone' | 'desktop') =>
    stylesOf(typography).map(([name, style]) => {
      const size = sizesOf(style.fontSize)[screen];
      const spacing = Number.parseFloat(String(style.letterSpacing ?? 0));
      const value = {
        fontFamily: families(style.fontFamily ?? typography.fontFamily),
        fontSize: { value: size, unit: 'rem' },
        fontWeight: style.fontWeight ?? 400,
        letterSpacing: { value: Number((spacing * size).toFixed(4)), unit: 'rem' },
        lineHeight: style.lineHeight,
      };
      return [name, value] as const;
    });

  return {
    ...tree,
    space: group(
      'dimension',
      tokens.spacingScale.map((step) => [step, pixels(step * tokens.spacingUnit)]),
    ),
    radius: of('dimension', tokens.radius, (value) => pixels(Number.parseFloat(value))),
    breakpoint: of('dimension', tokens.breakpoints, (value) => pixels(value * 16)),
    container: of('dimension', tokens.container, pixels),
    barHeight: of('dimension', tokens.barHeight, pixels),
    target: { $type: 'dimension', $value: pixels(tokens.target) },
    duration: of('duration', tokens.duration, (value) => ({ value, unit: 'ms' })),
    font: of('fontFamily', tokens.fonts, families),
    weight: of('fontWeight', tokens.weight, Number),
    fontSize: of('dimension', tokens.fontSizes, (size) => ({
      value: Number.parseFloat(size),
      unit: 'rem',
    })),
    typography: {
      phone: group('typography', typographyAt('phone')),
      desktop: group('typography', typographyAt('desktop')),
    },
    shadow: group('shadow', [
      [
        'floating',
        {
          color: channels(shade),
          offsetX: pixels(offsetX ?? 0),
          offsetY: pixels(offsetY ?? 0),
          blur: pixels(blur ?? 0),
          spread: pixels(spread ?? 0),
        },
      ],
    ]),
  };
}

/** The same as custom properties, sizes that grow included. A dark part carries `data-color-scheme`. */
function tokenStyles({ tokens, typography, roles, floatingShadow, colors }: ThemeSource) {
  const declare = (values: readonly (readonly [path: string, value: string | number])[]) =>
    values
      .map(([path, value]) => {
        const name = path.replace(/\W/g, '-').replace(/[A-Z]/g, '-$&').toLowerCase();
        return `  --site-${name}: ${value};\n`;
      })
      .join('');
  const within = (room: string, values: Record<string, string | number>, unit = '') =>
    Object.entries(values).map(([name, value]) => [`${room}.${name}`, `${value}${unit}`] as const);
  const inScheme = (scheme: 'light' | 'dark') =>
    roles.map((role) => [`color.${role.role}`, role[scheme].color] as const);

  const everywhere = declare([
    ...colors,
    ...tokens.spacingScale.map(
      (step) => [`space.${step}`, `${step * tokens.spacingUnit}px`] as const,
    ),
    ...within('radius', tokens.radius),
    ...within('breakpoint', tokens.breakpoints, 'em'),
    ...within('container', tokens.container, 'px'),
    ...within('barHeight', tokens.barHeight, 'px'),
    ['target', `${tokens.target}px`],
    ...within('duration', tokens.duration, 'ms'),
    ...within('font', tokens.fonts),
    ...within('weight', tokens.weight),
    ...within('fontSize', tokens.fontSizes),
    ...stylesOf(typography).flatMap(([name, style]) =>
      within(`typography.${name}`, {
        fontFamily: style.fontFamily ?? typography.fontFamily,
        fontSize: style.fontSize,
        fontWeight: style.fontWeight ?? 400,
        letterSpacing: style.letterSpacing ?? 0,
        lineHeight: style.lineHeight,
      }),
    ),
    ['shadow.floating', floatingShadow],
  ]);
  return `:root {\n${everywhere}}\n\n:root, [data-color-scheme="light"] {\n${declare(inScheme('light'))}}\n\n[data-color-scheme="dark"] {\n${declare(inScheme('dark'))}}\n`;
}

/** Publishes the tokens of the theme for those who do not write React. */
export function tokens(): Plugin {
  return {
    name: 'tokens',
    apply: 'build',
    async generateBundle() {
      const source = await readTheme();
      const files = {
        'tokens/site.tokens.json': `${JSON.stringify(tokenTree(source), null, 2)}\n`,
        'tokens/site.css': tokenStyles(source),
      };
      for (const [fileName, text] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: text });
      }
    },
  };
}
