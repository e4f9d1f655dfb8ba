import type { Theme } from '@mui/material/styles';
import { attributes } from '../lib/constants';
import { breakpoints, container } from './tokens';

/** "From this width on" for `sizes` and `matchMedia`; `container` is where the content stops growing. */
export const from = (width: 'container' | keyof typeof breakpoints) =>
  `(min-width: ${width === 'container' ? container.width / 16 : breakpoints[width]}em)`;

/**
 * Styles where scripts are off or did not arrive, in windows too narrow for the links of the bar. The prerendered
 * document carries `data-scripts="off"`; the head script removes it, and sets it again if the entry fails to load.
 */
export const narrowWithoutScripts = (theme: Theme, styles: object) => ({
  [theme.breakpoints.down('md')]: {
    [`&:is([${attributes.scripts}], [${attributes.scripts}] *)`]: styles,
  },
});

/** Too low for anything that stays in sight: a phone on its side, a keyboard that is up, a zoom of 400 %. */
export const lowWindow = '@media (max-height: 26em)';

/** Only large text makes a window this narrow. */
export const tinyWindow = '@media (max-width: 18em)';

/** The visitor's own few colors take the place of the site's; edges show what a surface would. */
export const forcedColors = '@media (forced-colors: active)';

/** Content of a pseudo-element that is seen and not heard; older browsers read it out. */
export const sign = (text: string) => ({
  content: `"${text}"`,
  '@supports (content: "" / "")': { content: `"${text}" / ""` },
});

/** Styles of an element that shows only without scripts. */
export const onlyWithoutScriptsStyles = {
  display: 'none',
  [`[${attributes.scripts}] &`]: { display: 'revert' },
};

/** Props of an element that works only with scripts; `surfaces.ts` hides it without. */
export const needsScripts = { 'data-needs-scripts': '' };

/** Props of an element that `print.ts` hides on paper, as it does pictures, buttons and the menu. */
export const screenOnly = { 'data-screen-only': '' };
