import { alpha, type Components, type Theme } from '@mui/material/styles';
import { neutral, shade, target } from '../tokens';
import { denseTarget, primaryAsLink } from './roles';

type Parts = Components<Theme>;

export const avatar: Parts = {
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        color: theme.vars.palette.icon.onTile,
        backgroundColor: theme.vars.palette.background.tile,
      }),
    },
  },
};

export const badge: Parts = {
  MuiBadge: {
    styleOverrides: {
      root: primaryAsLink,
      badge: ({ theme }) => ({ ...theme.typography.facts, fontWeight: 600, lineHeight: 1 }),
    },
  },
};

/**
 * Long words wrap. Targets are 44 px high; the cross that removes a chip, and `size="small"`, are dense.
 */
export const chip: Parts = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        ...theme.typography.facts,
        borderRadius: theme.spacing(2),
        maxWidth: '100%',
        height: 'auto',
        minHeight: 32,
        '&.MuiChip-sizeSmall': { minHeight: denseTarget },
        '& .MuiChip-label': { paddingBlock: 3, whiteSpace: 'normal' },
        '&.MuiChip-clickable': { minHeight: target, borderRadius: theme.radius.full },
        '&.MuiChip-clickable.MuiChip-sizeSmall': { minHeight: denseTarget },
        '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': {
          color: 'inherit',
          width: denseTarget,
          height: denseTarget,
          fontSize: '1.5rem',
        },
        '& .MuiChip-icon, & .MuiChip-avatar': { color: 'inherit' },
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
    },
    variants: [
      {
        props: { color: 'default', variant: 'filled' },
        style: ({ theme }) => ({
          color: theme.vars.palette.text.heading,
          '&, &:hover, &.Mui-focusVisible': {
            backgroundColor: theme.vars.palette.background.tile,
          },
        }),
      },
      {
        props: { color: 'default', variant: 'outlined' },
        style: ({ theme }) => ({ borderColor: theme.vars.palette.field.border }),
      },
    ],
  },
};

export const divider: Parts = {
  MuiDivider: {
    styleOverrides: {
      wrapper: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};

export const list: Parts = {
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        minHeight: target,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.heading,
          backgroundColor: theme.vars.palette.background.tile,
        },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.icon.main }) },
  },
  MuiListItemText: {
    styleOverrides: {
      secondary: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
        backgroundColor: 'inherit',
      }),
    },
  },
};

/** Buttons in the head are dense: 24 px. */
export const table: Parts = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.primary,
        overflowWrap: 'normal',
      }),
      head: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.heading,
        fontWeight: 600,
      }),
      footer: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
      }),
      stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        '&.Mui-selected, &.Mui-selected:hover, &.MuiTableRow-hover:hover': {
          backgroundColor: theme.vars.palette.background.soft,
        },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: denseTarget,
        '&:hover, &:focus': { color: theme.vars.palette.link.main },
        '&.Mui-active, &.Mui-active .MuiTableSortLabel-icon': { color: 'inherit' },
      }),
    },
  },
};

export const imageList: Parts = {
  MuiImageListItemBar: {
    styleOverrides: {
      root: { backgroundColor: alpha(shade, 0.85) },
      title: ({ theme }) => ({ ...theme.typography.facts, color: neutral.white }),
      subtitle: ({ theme }) => ({ ...theme.typography.facts, color: neutral.white }),
    },
  },
};
