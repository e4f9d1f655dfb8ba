import type { Components, Theme } from '@mui/material/styles';
import { column } from '../overrides/actions';
import { target } from '../tokens';
import { menu } from './navigation';
import { primaryAsLink } from './roles';

type Parts = Components<Theme>;

const choice = ({ theme }: { theme: Theme }) => ({
  ...primaryAsLink,
  minWidth: target,
  minHeight: target,
  color: theme.vars.palette.field.border,
});

export const checkbox: Parts = { MuiCheckbox: { styleOverrides: { root: choice } } };
export const radio: Parts = { MuiRadio: { styleOverrides: { root: choice } } };

/** Above a group of choices. */
export const formLabel: Parts = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.heading,
        fontWeight: 600,
        '&.Mui-focused': { color: theme.vars.palette.text.heading },
      }),
    },
  },
};

/** MUI mixes its color with what lies behind, from which the thumb does not stand out. */
const checkedTrack = '& .MuiSwitch-switchBase.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track';

/** `size="small"` is dense: 24 px high. */
export const toggleSwitch: Parts = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        ...primaryAsLink,
        '--mui-opacity-switchTrack': '1',
        width: 60,
        height: target,
        padding: 10,
      },
      switchBase: {
        padding: 12,
        // As wide as the switch: MUI's is wider, and would make the page scroll.
        '& .MuiSwitch-input': { left: 0, width: 60 },
        '&.Mui-checked': { transform: 'translateX(16px)', '& .MuiSwitch-input': { left: -16 } },
      },
      thumb: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      track: ({ theme }) => ({
        borderRadius: theme.radius.full,
        backgroundColor: theme.vars.palette.field.border,
        opacity: 1,
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
    },
    variants: [
      {
        props: { color: 'default' },
        style: ({ theme }) => ({
          [checkedTrack]: { backgroundColor: theme.vars.palette.text.heading },
        }),
      },
      ...(['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const).map(
        (color) => ({
          props: { color },
          style: ({ theme }: { theme: Theme }) => ({
            [checkedTrack]: { backgroundColor: theme.vars.palette[color].main },
          }),
        }),
      ),
      {
        props: { size: 'small' },
        style: {
          width: 40,
          height: 24,
          padding: 2,
          '& .MuiSwitch-switchBase': { padding: 4 },
          '& .MuiSwitch-input': { width: 40 },
        },
      },
    ],
  },
};

export const slider: Parts = {
  MuiSlider: {
    styleOverrides: {
      root: { ...primaryAsLink, overflowWrap: 'normal' },
      rail: ({ theme }) => ({ backgroundColor: theme.vars.palette.field.border, opacity: 1 }),
      thumb: { width: 24, height: 24, '&::before': { boxShadow: 'none' } },
      markLabel: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
      }),
      valueLabel: ({ theme }) => ({
        ...theme.typography.facts,
        backgroundColor: theme.vars.palette.text.heading,
        color: theme.vars.palette.background.paper,
        borderRadius: theme.radius.ring,
      }),
    },
    variants: [
      { props: { orientation: 'horizontal' }, style: { paddingBlock: 21 } },
      { props: { orientation: 'vertical' }, style: { paddingInline: 21 } },
    ],
  },
};

/** Stars are dense in each size but `large`: 24 and 32 px wide. */
export const rating: Parts = {
  MuiRating: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.link.main,
        fontSize: '2rem',
      }),
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.field.border }),
    },
    variants: [
      { props: { size: 'small' }, style: { fontSize: '1.5rem' } },
      { props: { size: 'large' }, style: { fontSize: `${target / 16}rem` } },
    ],
  },
};

const lineBelow = ({ theme }: { theme: Theme }) => ({
  ...primaryAsLink,
  color: theme.vars.palette.text.heading,
  'label + &': { marginTop: 0 },
  '&::before': { borderBottomColor: theme.vars.palette.field.border },
});

/** `MuiFormControl` and the rest of a field are in the theme of the site. */
export const textField: Parts = {
  ...menu,
  MuiTextField: {
    styleOverrides: {
      // The label stands above the field, so its line needs no gap for it.
      root: {
        '& legend': { display: 'none' },
        '& .MuiOutlinedInput-notchedOutline': { top: 0 },
        '& .MuiInputBase-multiline': { padding: 0 },
      },
    },
  },
  MuiInput: {
    styleOverrides: {
      root: lineBelow,
      input: ({ theme }) => ({ padding: theme.spacing(1.25, 0), height: 'auto', lineHeight: 1.5 }),
    },
  },
  MuiFilledInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...lineBelow({ theme }),
        backgroundColor: theme.vars.palette.background.soft,
        '&:hover, &.Mui-focused': { backgroundColor: theme.vars.palette.background.soft },
        borderStartStartRadius: theme.radius.input,
        borderStartEndRadius: theme.radius.input,
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(1.75, 2.25),
        height: 'auto',
        lineHeight: 1.5,
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiSelect: {
    styleOverrides: {
      icon: ({ theme, ownerState }) => ({
        color: theme.vars.palette.text.secondary,
        ...(ownerState.variant === 'outlined' && { right: 14 }),
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
};

const onTile = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.background.tile,
  '&:hover': { backgroundColor: theme.vars.palette.background.tile },
});

export const fab: Parts = {
  MuiFab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        ...theme.typography.button,
        minWidth: target,
        minHeight: target,
        boxShadow: 'none',
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
    },
    variants: [
      {
        props: { variant: 'extended' },
        style: ({ theme }) => ({ borderRadius: theme.radius.full, paddingInline: 20 }),
      },
      {
        props: { color: 'default' },
        style: ({ theme }) => ({ ...onTile(theme), color: theme.vars.palette.icon.onTile }),
      },
      { props: { color: 'inherit' }, style: ({ theme }) => onTile(theme) },
    ],
  },
};

export const buttonGroup: Parts = {
  MuiButtonGroup: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({ ...primaryAsLink, borderRadius: theme.radius.full }),
    },
    variants: [column],
  },
};
