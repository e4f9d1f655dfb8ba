import { alpha, type Theme } from '@mui/material/styles';
import { floatingShadow } from '../overrides/surfaces';
import { shade } from '../tokens';

/** Smallest target of a dense part, in CSS pixels (WCAG 2.5.8). */
export const denseTarget = 24;

/** Under the pointer a filled part moves towards the color of headings: darker by day, paler at night. */
const hovered = Object.fromEntries(
  ['secondary', 'success', 'error', 'info', 'warning'].map((color) => [
    `--mui-palette-${color}-dark`,
    `color-mix(in srgb, var(--mui-palette-${color}-main) 85%, var(--mui-palette-text-heading))`,
  ]),
);

/**
 * MUI's parts draw `primary` as words and behind words, for which the brand color has too little
 * contrast. Within a part with this style, the roles of links and of words on buttons take its place.
 */
export const primaryAsLink = {
  ...hovered,
  '--mui-palette-primary-main': 'var(--mui-palette-link-main)',
  '--mui-palette-primary-mainChannel': 'var(--mui-palette-link-mainChannel)',
  '--mui-palette-primary-dark': 'var(--mui-palette-link-hover)',
  '--mui-palette-primary-contrastText': 'var(--mui-palette-button-label)',
};

/** Behind what asks for an answer before the page goes on. */
export const scrim = alpha(shade, 0.6);

/** What opens above the page. */
export const floating = ({ theme }: { theme: Theme }) => ({
  ...primaryAsLink,
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.radius.tile,
  boxShadow: floatingShadow,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
