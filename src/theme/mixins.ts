import type { CSSObject, Theme } from '@mui/material/styles';
import { attributes } from '../lib/constants';
import { breakpoints, container, line, target, weight } from './tokens';

/** "From this width on" for `sizes` and `media`; `container` is where the content stops growing. */
export const from = (width: 'container' | keyof typeof breakpoints) =>
  `(min-width: ${width === 'container' ? container.width / 16 : breakpoints[width]}em)`;

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
  [`[${attributes.withoutScripts}] &`]: { display: 'revert' },
};

/** Props of an element that works only with scripts; `surfaces.ts` hides it without. */
export const needsScripts = { 'data-needs-scripts': '' };

/** Props of an element that `print.ts` hides on paper, as it does pictures, buttons and the menu. */
export const screenOnly = { 'data-screen-only': '' };

/** An entry of a component's `variants` in the theme. */
export const variant = <Name extends string>(name: Name, styles: (theme: Theme) => CSSObject) => ({
  props: { variant: name },
  style: ({ theme }: { theme: Theme }) => styles(theme),
});

/** Around what has focus, where the keyboard moved it. */
export const focusRing = (theme: Theme) => ({
  outline: `${line.ring.thickness} solid ${theme.vars.palette.ring}`,
  outlineOffset: line.ring.offset,
});

/** Border of controls in forced colors. */
export const controlEdge = { [forcedColors]: { border: '1px solid ButtonText' } };

/** Styles under a pointer; after a tap they would stay. */
export const hovered = (styles: CSSObject) => ({
  '@media (hover: hover)': { '&:hover': styles },
});

/** A control behind an icon, for an element that cannot be MUI's IconButton, too. */
export const iconControl = (theme: Theme) => ({
  minWidth: target,
  minHeight: target,
  color: 'inherit',
  ...controlEdge,
  ...hovered({
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.ring} 12%, transparent)`,
  }),
});

/** A chip, and the current one. Until hydration, where `aria-current` may be wrong, Filter paints both by the address. */
export const chip = ({ vars: { palette } }: Theme) => ({
  color: palette.text.heading,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.field.border}`,
  fontWeight: weight.medium,
});
export const currentChip = ({ vars: { palette } }: Theme) => ({
  color: palette.background.paper,
  backgroundColor: palette.text.heading,
  borderColor: palette.text.heading,
  fontWeight: weight.strong,
  // Not `Highlight`, which is a ground, and may be close to `Canvas`.
  [forcedColors]: { border: '3px solid CanvasText' },
});
