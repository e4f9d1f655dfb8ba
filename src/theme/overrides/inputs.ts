import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from '../media';
import { line, weight } from '../tokens';

/** Text fields: a label above, a full outline, and a halo that shows where typing goes. */
export const inputs: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: theme.spacing(1),
        color: theme.vars.palette.text.heading,
        fontSize: '1rem',
        fontWeight: weight.strong,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.heading },
      }),
      asterisk: { display: 'none' },
    },
  },
  // What MUI injects moves a label out of the way of autofill; these stay above the field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          borderRadius: theme.radius.input,
          backgroundColor: palette.background.paper,
          color: palette.text.heading,
          transition: theme.transitions.create('box-shadow'),
          '& .MuiOutlinedInput-notchedOutline': {
            border: `${line.field.thickness} solid ${palette.field.border}`,
            transition: theme.transitions.create('border-color'),
          },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.heading },
          '&.Mui-focused': { boxShadow: `0 0 0 ${line.field.halo} ${palette.field.halo}` },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: line.field.strong,
            borderColor: palette.field.focus,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': {
            borderWidth: line.field.strong,
            borderColor: palette.error.main,
          },
          '&.Mui-error.Mui-focused': {
            boxShadow: `0 0 0 ${line.field.halo} ${palette.field.errorHalo}`,
          },
          [forcedColors]: {
            // Firefox has a dim color of its own for a fieldset.
            '&& .MuiOutlinedInput-notchedOutline': { borderColor: 'FieldText' },
            '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: '2px' },
          },
        };
      },
      input: ({ theme }) => ({
        height: 'auto',
        lineHeight: 1.5,
        fontSize: '1.0625rem',
        padding: theme.spacing(1.75, 2.25),
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: theme.spacing(0.75),
        marginInline: 0,
        marginTop: theme.spacing(1),
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: weight.medium },
      }),
    },
  },
};
