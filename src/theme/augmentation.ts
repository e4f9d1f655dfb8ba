import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { Scheme } from './palette';
import type { fontSizes, radius, weight } from './tokens';

type MuiColor = 'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success';
/** Roles of color beyond MUI's own. */
type ColorRoles = Omit<Scheme, MuiColor | 'text' | 'background' | 'divider'>;
type NamedType = typeof weight & typeof fontSizes;

/** Roles of type beyond MUI's own. */
type OwnType<Style> = Record<'hero' | 'lead' | 'price' | 'facts' | 'navigation', Style>;

declare module '@mui/material/styles' {
  interface Palette extends ColorRoles {}
  interface PaletteOptions extends Partial<ColorRoles> {}
  interface TypeText extends Omit<Scheme['text'], 'primary' | 'secondary'> {}
  interface TypeBackground extends Omit<Scheme['background'], 'default' | 'paper'> {}

  interface Theme {
    radius: typeof radius;
  }
  interface ThemeOptions {
    radius?: typeof radius;
  }

  /** Weights and sizes by name, for `sx`: `fontWeight: 'strong'`, `fontSize: 'iconSmall'`. */
  interface TypographyVariants extends NamedType, OwnType<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<NamedType>, Partial<OwnType<CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  /** MUI takes the variants of a Link from here; `navigation` is one, too. */
  interface TypographyPropsVariantOverrides extends OwnType<true> {
    /** A choice of a filter; the current one carries `aria-current`. */
    chip: true;
    /** A small action in words, such as saving a calendar file. */
    action: true;
    /** In the size of its surroundings, on a line of its own. */
    standalone: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    elevation: false;
    flat: true;
    /** On another card, from which `flat` does not stand out in the dark scheme. */
    soft: true;
    sand: true;
    panel: true;
    floating: true;
  }
}
