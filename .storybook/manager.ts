import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import typeface from '../src/assets/fonts/text.woff2';
import { typefaces, typefaceWeights } from '../src/theme/brand';
import { BothSchemes } from './bothSchemes';
import { storybookTheme, systemScheme } from './theme';

/** Developers want the panel. Reviewers of the published Storybook open it when they need it. */
const published = process.env.NODE_ENV === 'production';

addons.setConfig({
  theme: storybookTheme(systemScheme()),
  layout: { showPanel: !published },
  selectedPanel: 'storybook/interactions/panel',
});

type Globals = Record<'globals', { scheme?: string } | undefined>;

addons.register('site/scheme', (api) => {
  const follow = ({ globals }: Globals) =>
    api.setOptions({ theme: storybookTheme(globals?.scheme === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addons.add('site/both-schemes', { type: types.TOOL, title: 'Both schemes', render: BothSchemes });
});

document.fonts.add(
  new FontFace(typefaces.text, `url(${typeface}) format("woff2")`, {
    weight: typefaceWeights.text.join(' '),
  }),
);
