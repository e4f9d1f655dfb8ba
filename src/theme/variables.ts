import type { Theme } from '@mui/material/styles';

/**
 * Names of MUI's variables for components and roles that the site does not have. They would be the
 * larger half of the styles in every page.
 */
const unused = new RegExp(
  `^--mui-(?:${[
    'font|overlays|radius',
    'shadows-(?![02468]$)',
    'opacity-(?!inputPlaceholder)',
    'zIndex-(?:mobileStepper|fab|speedDial)',
    'palette-(?:secondary|info|warning|grey)',
    'palette-(?!Input)[A-Z]',
    'palette-action-(?:activated|selected(?!Opacity)|focus|hover$)',
    'palette-common-(?:black|background|onBackground$)',
    'palette-(?:error|success)-light',
    'palette-text-icon',
    'palette-.*(?<!(?:primary-main|inverse-main|text-primary|action-active|onBackground))Channel$',
  ].join('|')})`,
);

type Rules = Record<string, unknown>;

/** The same rules without the declarations of unused variables. */
function slim(rules: Rules): Rules {
  const kept = Object.entries(rules).filter(([name]) => !unused.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'object' ? slim(value as Rules) : value]),
  );
}

const darkSelector = '[data-color-scheme="dark"]';

/** The dark scheme once more, for pages without scripts: there the system decides, except on paper. */
function withSystemScheme(sheet: Rules): Rules[] {
  const dark = sheet[darkSelector];
  if (!dark) return [sheet];
  return [
    sheet,
    {
      '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-color-scheme])': dark },
    },
  ];
}

/**
 * Makes a theme write down only the variables that the site uses. Its values stay whole. A test of the
 * built site fails when a style refers to a variable that has been left out.
 */
export function pruneCssVariables(theme: Theme) {
  const { generateStyleSheets } = theme;
  theme.generateStyleSheets = () =>
    generateStyleSheets().flatMap((sheet) => withSystemScheme(slim(sheet)));
}
