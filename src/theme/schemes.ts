import type { Theme } from '@mui/material/styles';
import { attributes } from '../lib/constants';

const { colorScheme } = attributes;
const darkSelector = `[${colorScheme}="dark"]`;

/** A light page stays light in browsers that darken pages by themselves. */
function withoutDarkening(sheet: ReturnType<Theme['generateStyleSheets']>[number]) {
  for (const styles of Object.values(sheet)) {
    if (styles.colorScheme === 'light') styles.colorScheme = 'only light';
  }
  return sheet;
}

/**
 * Has a theme declare its dark scheme for screens alone, since paper is white, and once more for pages without
 * scripts, where no attribute says which one shows: there the system decides.
 */
export function splitSchemes(theme: Theme) {
  const { generateStyleSheets } = theme;
  theme.generateStyleSheets = () =>
    generateStyleSheets().map((sheet) => {
      const dark = sheet[darkSelector];
      if (!dark) return withoutDarkening(sheet);
      const bySystem = '@media screen and (prefers-color-scheme: dark)';
      return {
        '@media screen': { [darkSelector]: dark },
        [bySystem]: { [`:root:not([${colorScheme}])`]: dark },
      };
    });
}

type Styles = { [key: string]: string | number | Styles };

/** Styles as the theme writes them, nothing but variables and the scheme, as text. */
const textOf = (styles: Styles): string =>
  Object.entries(styles)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${key}{${textOf(value)}}`
        : `${key === 'colorScheme' ? 'color-scheme' : key}:${value};`,
    )
    .join('');

/**
 * Declares all variables of the theme in a constructed style sheet. MUI would have Emotion do it during
 * hydration, which takes a slow phone a tenth of a second in one piece; this is for once the page is hydrated.
 */
export function declareVariables(theme: Theme) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme.generateStyleSheets().map(textOf).join(''));
  document.adoptedStyleSheets.push(sheet);
}
