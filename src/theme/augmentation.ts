import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { ColorRoles, SurfaceRoles, TextRoles } from './palette';
import type { fontSizes, radius, weight } from './tokens';

type NamedType = typeof weight & typeof fontSizes;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends ColorRoles {
    inverse: Palette['primary'];
  }
  interface PaletteOptions extends Partial<ColorRoles> {
    inverse?: PaletteOptions['primary'];
  }
  interface TypeText extends TextRoles {}
  interface TypeBackground extends SurfaceRoles {}

  interface Theme {
    radius: typeof radius;
  }
  interface ThemeOptions {
    radius?: typeof radius;
  }

  /** Weights and sizes by name, for `sx`: `fontWeight: 'strong'`, `fontSize: 'iconSmall'`. */
  interface TypographyVariants extends NamedType {
    hero: CSSProperties;
    lead: CSSProperties;
    price: CSSProperties;
    facts: CSSProperties;
    navigation: CSSProperties;
  }
  interface TypographyVariantsOptions extends Partial<NamedType> {
    hero?: CSSProperties;
    lead?: CSSProperties;
    price?: CSSProperties;
    facts?: CSSProperties;
    navigation?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    lead: true;
    price: true;
    facts: true;
    navigation: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    caption: false;
    overline: false;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Depth comes from color: a shadow alone shows no edge. What floats is `floating`. */
    elevation: false;
    soft: true;
    /** Soft on a card, from which `soft` does not stand out in the dark scheme. */
    inset: true;
    sand: true;
    panel: true;
    floating: true;
  }
}

declare module '@mui/material/AppBar' {
  interface AppBarPropsColorOverrides {
    default: false;
    primary: false;
    secondary: false;
    error: false;
    info: false;
    success: false;
    warning: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    text: false;
  }
  interface ButtonPropsSizeOverrides {
    large: false;
  }
  interface ButtonPropsColorOverrides {
    inverse: true;
    secondary: false;
    error: false;
    success: false;
    info: false;
    warning: false;
    inherit: false;
  }
}

declare module '@mui/material/ButtonGroup' {
  interface ButtonGroupPropsVariantOverrides {
    text: false;
  }
  interface ButtonGroupPropsSizeOverrides {
    large: false;
  }
  interface ButtonGroupPropsColorOverrides {
    inherit: false;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    primary: false;
    secondary: false;
    error: false;
    success: false;
    info: false;
    warning: false;
  }
}
