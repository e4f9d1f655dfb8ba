import { create } from 'storybook/theming/create';
import logo from '../src/assets/logos/logo.svg';
import logoReverse from '../src/assets/logos/logo-reverse.svg';
import { company } from '../src/content/company';
import { darkPalette, lightPalette } from '../src/theme/palette';
import { brand, fonts, radius } from '../src/theme/tokens';

/** What this Storybook is called. */
export const designSystemName = `${company.name} design system`;

const palettes = { light: lightPalette, dark: darkPalette };
const logos = { light: logo, dark: logoReverse };

/** Of the reader's system, before anything is chosen in the toolbar. */
export const systemScheme = () =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The site's colors, typeface and logo for Storybook's own surroundings and its docs pages. */
export function storybookTheme(scheme: 'light' | 'dark') {
  const { background, button, divider, field, link, text } = palettes[scheme];
  return create({
    base: scheme,
    brandTitle: designSystemName,
    brandImage: logos[scheme],
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.text,
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    colorPrimary: button.rest,
    // Behind white words, darkened at night, and words itself.
    colorSecondary: { light: link.main, dark: brand[500] }[scheme],
    appBg: background.soft,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appHoverBg: background.band,
    appBorderColor: divider,
    appBorderRadius: Number.parseInt(radius.ring, 10),
    textColor: text.heading,
    textInverseColor: button.text,
    textMutedColor: text.secondary,
    barBg: background.default,
    barTextColor: text.primary,
    barHoverColor: link.hover,
    barSelectedColor: link.main,
    buttonBg: background.default,
    buttonBorder: divider,
    booleanBg: background.soft,
    booleanSelectedBg: background.default,
    inputBg: background.default,
    inputBorder: field.border,
    inputTextColor: text.heading,
    inputBorderRadius: Number.parseInt(radius.ring, 10),
  });
}
