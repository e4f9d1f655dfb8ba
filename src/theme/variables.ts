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

/**
 * Makes a theme write down only the variables that the site uses. Its values stay whole. A test of the
 * built site fails when a style refers to a variable that has been left out.
 */
export function pruneCssVariables(theme: Theme) {
  const { generateStyleSheets } = theme;
  theme.generateStyleSheets = () => generateStyleSheets().map((sheet) => slim(sheet));
}
