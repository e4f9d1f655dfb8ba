import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from '../mixins';
import { line, weight } from '../tokens';

/** Text fields: a label above, a full outline, and a halo that shows where typing goes. */
export const inputs: Components<Theme> = {
  MuiFormLabel: {
    // Without an asterisk: all fields are required.
    defaultProps: { required: false },
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: theme.spacing(1),
        color: theme.vars.palette.text.heading,
        fontSize: '1rem',
        fontWeight: weight.strong,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.heading },
      }),
    },
  },
  MuiInputBase: {
    // MUI's key frames report autofill, so that a label can move away; ours stay above the field.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        const edge = (thickness: string, color: string) => ({
          outline: `${thickness} solid ${color}`,
          outlineOffset: `-${thickness}`,
        });
        return {
          // As high as the field has room.
          flexGrow: 1,
          alignItems: 'stretch',
          borderRadius: theme.radius.input,
          backgroundColor: palette.field.ground,
          color: palette.text.heading,
          transition: theme.transitions.create(['outline-color', 'box-shadow']),
          // An outline, which autofill does not paint over, and which takes no room as it grows.
          ...edge(line.field.thickness, palette.field.border),
          '&:hover': { outlineColor: palette.text.heading },
          '&.Mui-focused': {
            ...edge(line.field.strong, palette.field.focus),
            boxShadow: `0 0 0 ${line.field.halo} ${palette.field.halo}`,
          },
          '&.Mui-error': edge(line.field.strong, palette.error.main),
          '&.Mui-error.Mui-focused': {
            boxShadow: `0 0 0 ${line.field.halo} ${palette.field.errorHalo}`,
          },
          [forcedColors]: {
            '&&': { outlineColor: 'FieldText' },
            '&&.Mui-focused': { outline: '3px solid FieldText', outlineOffset: 2 },
          },
        };
      },
      input: ({ theme }) => ({
        height: 'auto',
        padding: theme.spacing(1.75, 2.25),
        borderRadius: 'inherit',
        lineHeight: 1.5,
        // At least 150 px (specification 9).
        'textarea&': {
          boxSizing: 'border-box',
          minHeight: 150,
          resize: 'vertical',
          // Not `pretty`, as around it: lines would break anew above the one that is typed.
          textWrap: 'wrap',
        },
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
        '&.Mui-error': { fontWeight: weight.medium },
      }),
    },
  },
};
