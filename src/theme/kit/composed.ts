import type { Components, Theme } from '@mui/material/styles';
import { target } from '../tokens';
import { chip, list, table } from './data';
import { linearProgress, tooltip } from './feedback';
import { fab, textField } from './inputs';
import { denseTarget, floating, primaryAsLink } from './roles';

type Parts = Components<Theme>;

/** The two buttons inside of the field are dense: 28 px. Chosen values are chips. */
export const autocomplete: Parts = {
  ...chip,
  ...list,
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { padding: '5px 9px' },
        '& .MuiIconButton-root': { minWidth: 28, minHeight: 28, marginInlineEnd: 0 },
      },
      paper: floating,
      option: { minHeight: `${target}px !important` },
      noOptions: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      loading: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      groupLabel: ({ theme }) => ({ ...theme.typography.facts, backgroundColor: 'inherit' }),
    },
  },
};

export const tablePagination: Parts = {
  ...table,
  ...textField,
  MuiTablePagination: {
    styleOverrides: {
      selectLabel: ({ theme }) => theme.typography.facts,
      displayedRows: ({ theme }) => theme.typography.facts,
      select: ({ theme }) => ({
        ...theme.typography.facts,
        minHeight: denseTarget,
        lineHeight: `${denseTarget}px`,
        '&&': { paddingInlineEnd: 28 },
      }),
      toolbar: { flexWrap: 'wrap' },
    },
  },
};

export const mobileStepper: Parts = {
  ...linearProgress,
  MuiMobileStepper: {
    styleOverrides: {
      root: {
        ...primaryAsLink,
        gap: 8,
        backgroundColor: 'transparent',
        border: 0,
        '& .MuiButton-root': { flexShrink: 0 },
      },
      dot: ({ theme }) => ({ backgroundColor: theme.vars.palette.field.border }),
      dotActive: ({ theme }) => ({ backgroundColor: theme.vars.palette.link.main }),
    },
  },
};

export const speedDial: Parts = {
  ...fab,
  ...tooltip,
  MuiSpeedDialAction: {
    styleOverrides: {
      fab: ({ theme }) => ({
        width: target,
        height: target,
        color: theme.vars.palette.icon.main,
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.field.border}`,
        '&:hover': { backgroundColor: theme.vars.palette.background.tile },
      }),
      staticTooltipLabel: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.heading,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
};
