import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { handbookName, storybookTheme } from './theme';

/** What is read or looked at as a whole: the panel of controls and checks would take half its room. */
const readers = /^(introduction|specification|foundations)-/;
const lookers = /^pages-/;

/** Whoever works on a page wants the panel; whoever reviews it in the published Storybook does not. */
const published = Object.assign({ CONFIG_TYPE: '' }, window).CONFIG_TYPE === 'PRODUCTION';

function hidesPanel(storyId: string): boolean {
  return readers.test(storyId) || (published && lookers.test(storyId));
}

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { showRoots: true },
  selectedPanel: 'storybook/interactions/panel',
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !hidesPanel(storyId ?? ''),
  },
});

document.fonts.add(
  new FontFace('Figtree Variable', `url(${figtree}) format("woff2")`, { weight: '300 900' }),
);

/**
 * Storybook signs each title with its own name, and says a name twice where a page is its own only
 * story. The tab and a bookmark should carry ours, once.
 */
function signTitle() {
  const signed = document.title
    .replace(/Storybook$/, handbookName)
    .replace(/^((?:.* \/ )?(.+)) - \2 ⋅/, '$1 ⋅');
  if (signed !== document.title) document.title = signed;
}

new MutationObserver(signTitle).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
signTitle();
