import type { Theme } from '@mui/material/styles';

const darkSelector = '[data-color-scheme="dark"]';

/**
 * Makes a theme write its dark scheme once more, for pages without scripts, where no attribute says which
 * one shows: there the system decides, except on paper.
 */
export function followSystemWithoutScripts(theme: Theme) {
  const { generateStyleSheets } = theme;
  theme.generateStyleSheets = () =>
    generateStyleSheets().flatMap((sheet) => {
      const dark = sheet[darkSelector];
      if (!dark) return [sheet];
      const onScreen = '@media screen and (prefers-color-scheme: dark)';
      return [sheet, { [onScreen]: { ':root:not([data-color-scheme])': dark } }];
    });
}
