import { createTheme, type Shadows } from '@mui/material/styles';
import { attributes } from '../lib/constants';
import type {} from './augmentation';
import { spacingUnit } from './brand';
import { actions } from './overrides/actions';
import { inputs } from './overrides/inputs';
import { surfaces } from './overrides/surfaces';
import { darkPalette, lightPalette } from './palette';
import { withSplitSchemes } from './schemes';
import { breakpoints, duration, floatingShadow, radius } from './tokens';
import { typography } from './typography';

/** The composed theme: tokens become palette, type and shape, then component overrides. */
export const theme = withSplitSchemes(
  createTheme({
    cssVariables: { colorSchemeSelector: attributes.colorScheme },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // `down` ends a thousandth of an em below the next breakpoint: MUI subtracts a hundredth of `step`.
    breakpoints: { values: breakpoints, unit: 'em', step: 0.1 },
    // A number would make each distance a `calc()` of a variable.
    spacing: (factor: number) => `${factor * spacingUnit}px`,
    shape: { borderRadius: Number.parseInt(radius.input, 10) },
    // Depth comes from color. One shadow is for the few things that float.
    shadows: ['none', floatingShadow, ...Array(23).fill('none')] as Shadows,
    radius,
    typography,
    transitions: {
      duration: {
        shortest: duration.color,
        shorter: duration.color,
        short: duration.color,
        standard: duration.color,
      },
    },
    components: { ...surfaces, ...actions, ...inputs },
  }),
);
