import type { Components, Theme } from '@mui/material/styles';
import { primaryAsLink } from './roles';

type Parts = Components<Theme>;

export const accordion: Parts = {
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        borderColor: theme.vars.palette.divider,
        '&::before': { display: 'none' },
        '&:first-of-type': {
          borderStartStartRadius: theme.radius.tile,
          borderStartEndRadius: theme.radius.tile,
        },
        '&:last-of-type': {
          borderEndStartRadius: theme.radius.tile,
          borderEndEndRadius: theme.radius.tile,
        },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 56 },
      content: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 600,
        color: theme.vars.palette.text.heading,
      }),
      expandIconWrapper: ({ theme }) => ({ color: theme.vars.palette.icon.main }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: ({ theme }) => theme.typography.body2 },
  },
};

export const cardHeader: Parts = {
  MuiCardHeader: {
    styleOverrides: {
      title: ({ theme }) => ({
        ...theme.typography.h4,
        color: theme.vars.palette.text.heading,
      }),
      subheader: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};

/** Buttons stand below the words of the card, at the same edge. */
export const cardActions: Parts = {
  MuiCardActions: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 2, 2) }) },
  },
};

export const cardActionArea: Parts = {
  MuiCardActionArea: { styleOverrides: { root: primaryAsLink } },
};
