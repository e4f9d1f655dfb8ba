import type { Components, Theme } from '@mui/material/styles';
import { floating, primaryAsLink, scrim } from './roles';

type Parts = Components<Theme>;

/** A card with an edge in the color of its severity; `filled` is for what must not be missed. */
export const alert: Parts = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { palette } = theme.vars;
        const { main, contrastText } =
          palette[ownerState.color ?? ownerState.severity ?? 'success'];
        const isFilled = ownerState.variant === 'filled';
        return {
          ...theme.typography.body2,
          borderRadius: theme.radius.input,
          border: `1px solid ${ownerState.variant === 'standard' ? palette.divider : main}`,
          borderInlineStart: `4px solid ${main}`,
          color: isFilled ? contrastText : palette.text.heading,
          backgroundColor: isFilled ? main : palette.background.paper,
          '& .MuiAlert-icon': { color: isFilled ? 'inherit' : main, opacity: 1 },
        };
      },
    },
  },
};

export const snackbar: Parts = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: (props) => ({
        ...props.theme.typography.body2,
        ...floating(props),
        color: props.theme.vars.palette.text.heading,
      }),
    },
  },
};

export const dialog: Parts = {
  MuiDialog: {
    styleOverrides: {
      paper: (props) => ({ ...floating(props), borderRadius: props.theme.radius.card, border: 0 }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        color: theme.vars.palette.text.heading,
        padding: theme.spacing(3, 3, 1),
      }),
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2, 3, 3),
        gap: theme.spacing(1),
        flexWrap: 'wrap',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: scrim } },
    },
  },
};

/** The shade behind a dialog, on its own. */
export const backdrop: Parts = { MuiBackdrop: dialog.MuiBackdrop };

export const linearProgress: Parts = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...primaryAsLink,
        height: 6,
        borderRadius: theme.radius.full,
        backgroundColor: theme.vars.palette.background.tile,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      dashed: { backgroundImage: 'none' },
      bar2: ({ theme, ownerState }) =>
        ownerState.variant === 'buffer' && { backgroundColor: theme.vars.palette.field.halo },
    },
  },
};

export const circularProgress: Parts = {
  MuiCircularProgress: { styleOverrides: { root: primaryAsLink } },
};

export const skeleton: Parts = {
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.tile }),
    },
  },
};

export const tooltip: Parts = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.facts,
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.heading,
        borderRadius: theme.radius.ring,
        padding: theme.spacing(1, 1.5),
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.heading }),
    },
  },
};
