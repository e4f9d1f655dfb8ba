import { homePage } from '../../../src/content/pages/home';
import { seminarsPage } from '../../../src/content/pages/seminars';
import { theme } from '../../../src/theme';
import { screens } from '../../../src/theme/tokens';
import { typography } from '../../../src/theme/typography';
import { samples } from '../../fixtures/samples';

type Styles = typeof typography;

/** Names of the text styles that the theme sets. */
export type TextStyle = {
  [Key in keyof Styles]: Styles[Key] extends { fontSize: string } ? Key : never;
}[keyof Styles];

/** Words of the site for each style, so that every style is seen at its own work. */
const words: Record<TextStyle, string> = {
  hero: homePage.hero.heading,
  h1: seminarsPage.heading,
  h2: homePage.features.heading,
  h3: samples.seminar.category,
  h4: samples.seminar.title,
  price: samples.seminar.price,
  lead: homePage.hero.lead,
  body1: homePage.journey.points[0],
  body2: samples.seminar.description,
  facts: samples.seminar.date,
  button: homePage.hero.action,
};

/** Every text style of the theme with words to show it. */
export const textStyles = (Object.keys(words) as TextStyle[]).map((name) => {
  const { fontFamily = theme.typography.fontFamily, ...style } = theme.typography[name];
  const { fontSize, fontWeight, letterSpacing, lineHeight } = style;
  return {
    name,
    words: words[name],
    fontSize: String(fontSize),
    facts: {
      Typeface: firstFamily(String(fontFamily)),
      Weight: String(fontWeight ?? theme.typography.fontWeightRegular),
      'Line height': String(lineHeight),
      Tracking: letterSpacing ? String(letterSpacing) : '0',
    },
  };
});

/** Names of the styles that the theme sets, found in the theme itself. */
export const stylesOfTheme = Object.entries(typography)
  .filter(([, style]) => typeof style === 'object')
  .map(([name]) => name);

/** `"Figtree Variable", "Figtree Fallback", system-ui` → `Figtree` */
export function firstFamily(families: string): string {
  const [first = ''] = families.split(',');
  return first.replaceAll('"', '').replace(/ Variable$/, '');
}

/** The screens that sizes are given for, the smallest first. */
export const measuredScreens = Object.entries(screens)
  .map(([name, { width }]) => ({ name, width }))
  .sort((one, other) => one.width - other.width);
