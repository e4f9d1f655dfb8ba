import type { Components, Theme } from '@mui/material/styles';
import {
  chip,
  controlEdge,
  currentChip,
  focusRing,
  hovered,
  iconControl,
  variant,
} from '../mixins';
import { line, narrowPhone, target, weight } from '../tokens';

/** A link among words. */
const link = (theme: Theme) => ({
  color: theme.vars.palette.link.main,
  fontWeight: weight.strong,
  // Longhands: Safari before 26.2 takes no thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationThickness: line.link.thickness,
  textUnderlineOffset: line.link.offset,
  borderRadius: theme.radius.link,
  transition: theme.transitions.create(['color', 'text-decoration-thickness']),
  '&:hover': { color: theme.vars.palette.link.hover, textDecorationThickness: line.link.hover },
});

/** Buttons, icon buttons and links. */
export const actions: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI's own ring needs scripts.
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.radius.button,
        minHeight: 52,
        padding: theme.spacing(1.75, 3.25),
        gap: theme.spacing(0.5),
        textAlign: 'center',
        textWrap: 'balance',
        ...controlEdge,
        '& .MuiButton-endIcon': { margin: 0, marginInline: '6px -2px' },
        '& .MuiButton-icon > svg': {
          fontSize: '1.2em',
          transition: theme.transitions.create('translate'),
        },
        '&:hover .MuiButton-endIcon > svg': { translate: '3px 0' },
        '[dir="rtl"] & .MuiButton-endIcon': { scale: '-1 1' },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: target,
        padding: theme.spacing(1.25, 2.5),
        fontSize: '0.96875rem',
      }),
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.button.text,
          backgroundColor: vars.palette.button.rest,
          ...hovered({ backgroundColor: vars.palette.button.hover }),
          '&:active': { backgroundColor: vars.palette.button.pressed },
        }),
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.link.main,
          borderColor: 'currentColor',
          ...hovered({
            color: vars.palette.link.hover,
            backgroundColor: vars.palette.background.soft,
          }),
        }),
      },
    ],
  },
  MuiIconButton: {
    // Without MUI's ground for the pointer.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => iconControl(theme) },
  },
  MuiLink: {
    // The line is the theme's, in the color of the words; MUI would mix one for each color.
    defaultProps: { underline: 'none' },
    styleOverrides: { root: ({ theme }) => link(theme) },
    variants: [
      variant('navigation', (theme) => ({
        ...theme.typography.navigation,
        display: 'block',
        color: theme.vars.palette.text.heading,
        textDecoration: 'none',
        borderRadius: theme.radius.ring,
        '&:hover, &[aria-current]': {
          color: theme.vars.palette.text.heading,
          textDecorationLine: 'underline',
          textDecorationThickness: line.current.thickness,
          textDecorationColor: theme.vars.palette.ring,
          textUnderlineOffset: line.current.offset,
        },
        '&[aria-current]': {
          fontWeight: weight.current,
          textDecorationColor: theme.vars.palette.mark,
        },
      })),
      variant('standalone', (theme) => ({ paddingBlock: theme.spacing(1.25) })),
      // A small link on its own, as tall as a finger needs it.
      variant('action', (theme) => ({
        ...theme.typography.facts,
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        minHeight: target,
        textWrap: 'balance',
        fontWeight: weight.strong,
      })),
      variant('chip', (theme) => ({
        ...theme.typography.facts,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: target,
        minHeight: target,
        paddingInline: theme.spacing(2),
        [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1) },
        // There a row of the filter has no room for more.
        [theme.breakpoints.down(narrowPhone)]: {
          paddingInline: theme.spacing(0.5),
          fontSize: '0.8125rem',
        },
        ...chip(theme),
        borderRadius: theme.radius.full,
        textDecoration: 'none',
        ...hovered({
          color: theme.vars.palette.text.heading,
          borderColor: theme.vars.palette.text.heading,
          backgroundColor: theme.vars.palette.background.tile,
        }),
        '&[aria-current]': currentChip(theme),
      })),
    ],
  },
};
