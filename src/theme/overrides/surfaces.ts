import type { Components, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { attributes } from '../../lib/constants';
import { focusRing, forcedColors, lowWindow, tinyWindow, variant } from '../mixins';
import { barHeight, container } from '../tokens';
import { print } from './print';

/** Faint roles, and what replaces them under `prefers-contrast: more`. */
const moreContrast = {
  '--mui-palette-text-secondary': 'var(--mui-palette-text-heading)',
  '--mui-palette-divider': 'var(--mui-palette-text-heading)',
  '--mui-palette-field-border': 'var(--mui-palette-text-heading)',
  '--mui-palette-button-rest': 'var(--mui-palette-button-pressed)',
  '--mui-palette-link-main': 'var(--mui-palette-link-hover)',
};

/** Page, containers, papers and cards, and the colors of the text on them. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        '--bar-height': `${barHeight.narrow}px`,
        [theme.breakpoints.up('md')]: { '--bar-height': `${barHeight.wide}px` },
        '--bar-clearance': 'calc(var(--bar-height) + 16px)',
        [lowWindow]: { '--bar-clearance': '16px' },
        scrollPaddingTop: 'var(--bar-clearance)',
      },
      // On `body`: once the page is hydrated, `declareVariables` declares those of `html` later.
      '@media (prefers-contrast: more)': { body: moreContrast },
      [`html[${attributes.withoutScripts}] [data-needs-scripts]`]: { display: 'none' },
      // A queued press.
      [`button[${attributes.pressed}]`]: {
        cursor: 'progress',
        backgroundImage:
          'repeating-linear-gradient(-45deg, transparent 0 8px, rgb(0 0 0 / 0.12) 8px 16px)',
        [forcedColors]: { outline: '2px dashed ButtonText' },
      },
      body: { overflowWrap: 'anywhere', minHeight: '100dvh' },
      // A translator says the language; its words may be longer than a card is wide.
      ':is(h1, h2, h3):not(:lang(en))': { hyphens: 'auto' },
      [tinyWindow]: { 'h1, h2, h3': { hyphens: 'auto' } },
      '.visually-hidden': visuallyHidden as object,
      'img, svg': { maxWidth: '100%' },
      // Only its `img` takes part in the layout.
      picture: { display: 'contents', '& > source': { display: 'none' } },
      // A list whose markers are gone; Safari takes it for none, unless its role says so.
      ':where([role="list"])': { margin: 0, padding: 0, listStyle: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          // `none`, not 1ms: even a short transition shows the old value for a frame.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Between documents, where no script changes the page.
      '@media (prefers-reduced-motion: no-preference)': {
        '@view-transition': { navigation: 'auto' },
      },
      ':focus-visible': { ...focusRing(theme), borderRadius: theme.radius.ring },
      // Navigations and hashes move focus here; a ring would mark no control.
      ':is(h1, h2, main, article, main section, main nav):focus': { outline: 'none' },
      ...print,
    }),
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Breakpoints grow with the visitor's text, and so does this. On paper the text is smaller, and this is not.
        maxWidth: `max(${container.width}px, ${container.width / 16}rem)`,
        paddingInline: container.gutter,
        [theme.breakpoints.down('sm')]: { paddingInline: container.gutterPhone },
      }),
    },
  },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.radius.card,
        transition: 'none',
        // Forced colors remove backgrounds.
        [forcedColors]: { border: '1px solid CanvasText' },
      }),
    },
    variants: [
      // Flat: a color instead of a border. `overflow` lets focus rings reach over the edge.
      ...(['flat', 'soft', 'sand'] as const).map((role) =>
        variant(role, ({ vars }) => ({
          overflow: 'visible',
          backgroundColor: vars.palette.background[role],
        })),
      ),
      variant('panel', (theme) => ({
        borderRadius: theme.radius.panel,
        backgroundColor: theme.vars.palette.background.panel,
        // Paper prints no background, so text keeps its colors.
        '@media screen': {
          '--mui-palette-text-heading': theme.vars.palette.text.onPanel,
          '--mui-palette-text-primary': theme.vars.palette.text.onPanelBody,
          '--mui-palette-text-secondary': theme.vars.palette.text.onPanelBody,
          '--mui-palette-button-text': theme.vars.palette.background.panel,
          '--mui-palette-button-rest': theme.vars.palette.text.onPanel,
          '--mui-palette-button-hover': `color-mix(in srgb, ${theme.vars.palette.text.onPanel}, ${theme.vars.palette.text.onPanelBody})`,
          '--mui-palette-button-pressed': theme.vars.palette.text.onPanelBody,
          '--mui-palette-ring': theme.vars.palette.text.onPanel,
        },
      })),
      variant('floating', ({ vars }) => ({
        overflow: 'visible',
        border: `1px solid ${vars.palette.divider}`,
        boxShadow: vars.shadows[1],
      })),
    ],
  },
  // Headings and prices in ink, facts muted. Roles of ours are paragraphs.
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', price: 'p', facts: 'p' } },
    variants: [
      ...(['hero', 'h1', 'h2', 'h3', 'h4', 'price'] as const).map((name) =>
        variant(name, ({ vars }) => ({ color: vars.palette.text.heading })),
      ),
      variant('facts', ({ vars }) => ({ color: vars.palette.text.secondary })),
    ],
  },
};
