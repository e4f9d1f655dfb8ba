import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { designSystemName, storybookTheme } from './theme';

/** Whoever works on a page wants the panel; whoever reviews the published Storybook opens it at need. */
const published = Object.assign({ CONFIG_TYPE: '' }, window).CONFIG_TYPE === 'PRODUCTION';

addons.setConfig({
  theme: storybookTheme('light'),
  layout: { showPanel: !published },
  selectedPanel: 'storybook/interactions/panel',
});

addons.register('northmere/scheme', (api) => {
  /** Follows the toolbar, not a story that has a scheme of its own. */
  const follow = ({ globals, userGlobals = globals }: Record<string, { scheme?: string }>) =>
    api.setOptions({ theme: storybookTheme(userGlobals?.scheme === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

document.fonts.add(
  new FontFace('Figtree Variable', `url(${figtree}) format("woff2")`, { weight: '300 900' }),
);

/** Storybook signs the title of the tab with its own name, and calls each page of prose "Docs". */
function signTitle() {
  const signed = document.title
    .replace(/Storybook$/, designSystemName)
    .replace(' - Docs ⋅', ' ⋅')
    .replace(`${designSystemName} - ${designSystemName}`, designSystemName);
  if (signed !== document.title) document.title = signed;
}

new MutationObserver(signTitle).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
signTitle();
