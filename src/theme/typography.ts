import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontSizes, fonts, screens, weight } from './tokens';

const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;

/**
 * A size that grows with the window from the phone to the desktop, and always with the reader's own text size
 * (WCAG 1.4.4). Sizes in CSS pixels.
 */
function fluid(narrow: number, wide: number): string {
  const { phone, desktop } = screens;
  const slope = (wide - narrow) / (desktop.width - phone.width);
  const start = narrow - slope * phone.width;
  return `clamp(${rem(narrow)}, ${rem(start)} + ${Number((slope * 100).toFixed(4))}vw, ${rem(wide)})`;
}

/** Caps a size at a share of the window's width: the longest word of a heading fits a phone at 200 % text size. */
const within = (percent: number, size: string) => `min(${size}, ${percent}vw)`;

/** A heading in the display face. */
const heading = (fontSize: string, lineHeight: number, letterSpacing: string) =>
  ({
    fontFamily: fonts.display,
    fontWeight: weight.bold,
    textWrap: 'balance',
    fontSize,
    lineHeight,
    letterSpacing,
  }) as const;

/** Type by role; which heading level a text has is the page's decision, not the size's. */
export const typography = {
  fontFamily: fonts.text,
  // What MUI calls medium: labels of its own parts.
  fontWeightMedium: weight.strong,
  ...weight,
  ...fontSizes,
  hero: heading(within(15, fluid(42, 72)), 1, '-0.036em'),
  h1: heading(within(15, fluid(42, 58)), 1.04, '-0.032em'),
  h2: heading(within(14, fluid(33, 44)), 1.08, '-0.028em'),
  h3: heading(within(14, fluid(29, 36)), 1.1, '-0.026em'),
  h4: heading(within(11, rem(22)), 1.2, '-0.014em'),
  price: {
    fontFamily: fonts.display,
    fontWeight: weight.bold,
    fontSize: rem(26),
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  lead: { fontSize: fluid(18, 19.5), lineHeight: 1.5, textWrap: 'pretty' },
  body1: { fontSize: rem(17), lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: rem(16), lineHeight: 1.5, textWrap: 'pretty' },
  navigation: { fontSize: rem(16), lineHeight: 1.5, fontWeight: weight.medium },
  /** Small print of the cards: dates, prices, hours, notes. */
  facts: { fontSize: rem(15), lineHeight: 1.4, fontWeight: weight.medium },
  button: {
    fontSize: rem(16.5),
    lineHeight: 1.2,
    fontWeight: weight.strong,
    textTransform: 'none',
  },
} satisfies TypographyVariantsOptions;
