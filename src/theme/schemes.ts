import { type CSSObject, css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { attributes } from '../lib/constants';

/*
 * The variables of the theme take four steps, so that hydration declares none: `withSplitSchemes` splits them by scheme,
 * `app/AppProviders.tsx` tells MUI to leave them out in a browser, `build/page-styles.mjs` leaves those in a document that
 * it needs, and once the page is hydrated `main.tsx` has `declareVariables` declare all of them.
 */

const { colorScheme } = attributes;
const darkSelector = `[${colorScheme}="dark"]`;

/**
 * Makes a theme declare its dark scheme for screens alone, since paper is white, and once more for pages without
 * scripts, where no attribute says which one shows: there the system decides. MUI's `colorSchemeSelector` takes one
 * selector for all of this, so its method is wrapped.
 */
export function withSplitSchemes(theme: Theme): Theme {
  const { generateStyleSheets } = theme;
  // Of sheets with one selector each: `{ '[data-color-scheme="dark"]': { … } }`
  theme.generateStyleSheets = () =>
    generateStyleSheets().map((sheet) => {
      const dark = sheet[darkSelector];
      if (dark) {
        return {
          '@media screen': { [darkSelector]: dark },
          '@media screen and (prefers-color-scheme: dark)': {
            [`:root:not([${colorScheme}])`]: dark,
          },
        };
      }
      for (const styles of Object.values(sheet)) {
        // A light page stays light in browsers that darken pages by themselves.
        if (styles.colorScheme === 'light') styles.colorScheme = 'only light';
      }
      return sheet;
    });
  return theme;
}

/**
 * Declares all variables of the theme in a constructed style sheet. MUI would have Emotion do it during
 * hydration, which takes a slow phone a tenth of a second in one piece.
 */
export function declareVariables(theme: Theme) {
  const sheet = new CSSStyleSheet();
  const styles = theme.generateStyleSheets().map((part) => css(part as CSSObject).styles);
  sheet.replaceSync(styles.join(''));
  document.adoptedStyleSheets.push(sheet);
}
