import type { Components, Theme } from '@mui/material/styles';
import { target } from '../tokens';
import { floating, primaryAsLink } from './roles';

type Parts = Components<Theme>;

export const tabs: Parts = {
  MuiTabs: {
    styleOverrides: {
      root: primaryAsLink,
      indicator: ({ theme }) => ({ height: 3, backgroundColor: theme.vars.palette.mark }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.facts,
        textTransform: 'none',
        color: theme.vars.palette.text.primary,
        '&.MuiTab-textColorInherit:not(.Mui-disabled)': { color: 'inherit', opacity: 1 },
      }),
    },
  },
};

export const popover: Parts = { MuiPopover: { styleOverrides: { paper: floating } } };

export const menu: Parts = {
  ...popover,
  MuiMenu: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.heading,
        minHeight: `${target}px !important`,
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.background.tile,
          '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.tile },
        },
      }),
    },
  },
};

/** `size="small"` is dense: 32 px. */
export const pagination: Parts = {
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        ...theme.typography.facts,
        minWidth: target,
        height: target,
        borderRadius: theme.radius.full,
        color: theme.vars.palette.text.heading,
      }),
    },
    variants: [
      { props: { size: 'small' }, style: { minWidth: 32, height: 32 } },
      {
        props: { color: 'standard', selected: true },
        style: ({ theme }) => ({
          '&.Mui-selected, &.Mui-selected:hover': {
            color: theme.vars.palette.background.paper,
            backgroundColor: theme.vars.palette.text.heading,
          },
        }),
      },
    ],
  },
};

export const breadcrumbs: Parts = {
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target },
      }),
    },
  },
};

export const bottomNavigation: Parts = {
  MuiBottomNavigation: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: { minWidth: target, padding: 0 },
      label: ({ theme }) => ({
        ...theme.typography.facts,
        '&.Mui-selected': { fontSize: theme.typography.facts.fontSize },
      }),
    },
  },
};

export const stepper: Parts = {
  MuiStepper: {
    variants: [
      // Steps without room wrap to the next line, so that no word is broken.
      { props: { orientation: 'horizontal' }, style: { flexWrap: 'wrap', rowGap: 8 } },
    ],
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        color: theme.vars.palette.text.secondary,
      }),
      text: ({ theme }) => ({ fill: theme.vars.palette.background.paper }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
        '&.Mui-active, &.Mui-completed': { color: theme.vars.palette.text.heading },
      }),
    },
  },
  MuiStepConnector: {
    styleOverrides: { line: ({ theme }) => ({ borderColor: theme.vars.palette.field.border }) },
  },
  MuiStepContent: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.field.border }) },
  },
};
