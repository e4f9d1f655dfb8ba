import type { Theme } from '@mui/material/styles';
import { attributes } from '../start/names';
import { breakpoints, container } from './tokens';

/** "From this width on" for `sizes` of pictures and for `matchMedia`; `container` is where the content stops growing. */
export const from = (width: 'container' | keyof typeof breakpoints) =>
  `(min-width: ${width === 'container' ? container.width / 16 : breakpoints[width]}em)`;

/*
 * What shows where scripts are off or did not arrive. The prerendered document carries `data-scripts="off"`; its
 * inline script takes it away, and puts it back when the scripts that it loads are missing.
 */

/** Styles for windows too narrow for the links of the bar, where no script can open the menu either. */
export const narrowWithoutScripts = (theme: Theme, styles: object) => ({
  [theme.breakpoints.down('md')]: {
    [`&:is([${attributes.scripts}], [${attributes.scripts}] *)`]: styles,
  },
});

/** Too low for anything that stays in sight: a phone on its side, a keyboard that is up, a zoom of 400 %. */
export const lowWindow = '@media (max-height: 26em)';

/** Shown only without scripts. */
export const onlyWithoutScripts = {
  display: 'none',
  [`[${attributes.scripts}] &`]: { display: 'revert' },
};

/** Hidden without scripts, by a rule of the page's base styles: what differs in this alone shares its own. */
export const onlyWithScripts = { 'data-needs-scripts': '' };
