import type { Theme } from '@mui/material/styles';

/*
 * The variables of the theme take four steps, so that hydration declares none: AppProviders tells MUI to leave them out
 * in a browser, `theme/schemes.ts` splits them by scheme, `build/page-styles.mjs` leaves those in a document that it
 * needs, and `main.tsx` declares all of them below once the page is hydrated.
 */

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
 * hydration, which takes a slow phone a tenth of a second in one piece.
 */
export function declareVariables(theme: Theme) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme.generateStyleSheets().map(textOf).join(''));
  document.adoptedStyleSheets.push(sheet);
}
