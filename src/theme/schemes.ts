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
 * Makes a theme declare its dark scheme for screens alone, since paper is white, and once more for pages without
 * scripts, where no attribute says which one shows: there the system decides. MUI's `colorSchemeSelector` takes one
 * selector for all of this, so its method is wrapped.
 */
export function withSplitSchemes(theme: Theme): Theme {
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
  return theme;
}
