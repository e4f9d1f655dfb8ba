import type { Components, Theme } from '@mui/material/styles';
import { target, weight } from '../tokens';

/** A link in words. Many on one page take it from their parent, as plain elements. */
export const link = (theme: Theme) => ({
  color: theme.vars.palette.link.main,
  fontWeight: weight.strong,
  textDecoration: 'underline 1.5px',
  textUnderlineOffset: '4px',
  borderRadius: theme.radius.link,
  transition: theme.transitions.create(['color', 'text-decoration-thickness']),
  '&:hover': { color: theme.vars.palette.link.hover, textDecorationThickness: '2.5px' },
});

/** Buttons, icon buttons and links. */
export const actions: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.radius.full,
        minHeight: 52,
        padding: theme.spacing(1.75, 3.25),
        gap: theme.spacing(0.5),
        transition: theme.transitions.create(['background-color', 'color', 'border-color']),
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        '@media print': { display: 'none' },
        '& .MuiButton-endIcon': { marginRight: -2, marginLeft: 6 },
        '& .MuiButton-icon > svg': {
          fontSize: '1.2em',
          transition: theme.transitions.create('translate'),
        },
        '&:hover .MuiButton-endIcon > svg': { translate: '3px 0' },
      }),
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.button.label,
          backgroundColor: vars.palette.button.rest,
          '&:hover': { backgroundColor: vars.palette.button.hover },
          '&:active': { backgroundColor: vars.palette.button.pressed },
        }),
      },
      {
        props: { color: 'inverse' },
        style: ({ theme }) => ({
          '&:active': { backgroundColor: theme.vars.palette.inverse.light },
          '&.Mui-focusVisible': {
            outlineColor: theme.vars.palette.inverse.main,
            outlineOffset: '3px',
          },
        }),
      },
      {
        props: { size: 'small' },
        style: ({ theme }) => ({
          minHeight: target,
          padding: theme.spacing(1.25, 2.5),
          fontSize: '0.96875rem',
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: target,
        minHeight: target,
        color: 'inherit',
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        '&:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.ring} 12%, transparent)`,
        },
      }),
    },
  },
  MuiLink: {
    // The line is the theme's, in the color of the words; MUI would mix one for each color.
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: ({ theme }) => link(theme),
    },
    variants: [
      {
        props: { variant: 'navigation' },
        style: ({ theme }) => ({
          ...theme.typography.navigation,
          display: 'block',
          color: theme.vars.palette.text.heading,
          textDecoration: 'none',
          borderRadius: theme.radius.ring,
          '&[aria-current]': {
            fontWeight: 650,
            textDecoration: `underline 3px ${theme.vars.palette.mark}`,
            textUnderlineOffset: '8px',
          },
        }),
      },
    ],
  },
};
