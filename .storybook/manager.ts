import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import typeface from '../src/assets/fonts/text.woff2';
import { typefaces, typefaceWeights } from '../src/theme/brand';
import { screens } from '../src/theme/tokens';
import { designSystemName } from './name';
import { storybookTheme } from './theme';

/** Developers want the panel. Reviewers of the published Storybook open it when they need it. */
const published = Object.assign({ CONFIG_TYPE: '' }, window).CONFIG_TYPE === 'PRODUCTION';

const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;

/** The logo, and which version this is. */
function managerTheme(scheme: 'light' | 'dark') {
  const theme = storybookTheme(scheme);
  const address = theme.brandImage?.replaceAll('"', '%22');
  const logo = `<img src="${address}" alt="${designSystemName}" width="150">`;
  const brandTitle = `<span style="display: grid; gap: 4px">${logo}<small>${release}</small></span>`;
  // Without an image, Storybook shows the title.
  return Object.assign(theme, { brandImage: null, brandTitle });
}

addons.setConfig({
  theme: managerTheme('light'),
  layout: { showPanel: !published },
  // Leaves a board the room for two desktops side by side in a window of 1,920 px.
  navSize: 260,
  sidebar: {
    renderLabel: ({ id, name, type }) =>
      type === 'docs' && /^pages-.*--docs$/.test(id) && name === 'Docs' ? 'Board' : name,
  },
  selectedPanel: 'storybook/interactions/panel',
});

type Globals = Record<string, { scheme?: string; viewport?: unknown }>;

addons.register('site/scheme', (api) => {
  /** Follows the toolbar, not a story that has a scheme of its own. */
  const follow = ({ globals, userGlobals = globals, storyGlobals = {} }: Globals) => {
    api.setOptions({ theme: managerTheme(userGlobals?.scheme === 'dark' ? 'dark' : 'light') });
    document.documentElement.toggleAttribute('data-fixed-screen', 'viewport' in storyGlobals);
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** A screen that is chosen, by a story or in the toolbar, is scaled to the room there is. */
const canvasStyles = Object.values(screens)
  .flatMap(({ width, height }) => [
    { width, height },
    { width: height, height: width },
  ])
  .map(({ width, height }) => {
    const canvas = `[data-dragging][style*="width: calc(${width}px"][style*="height: calc(${height}px"]`;
    return `
      :has(> ${canvas}) { container-type: size; overflow: clip; padding: 6px 16px 16px }
      ${canvas} {
        flex-shrink: 0;
        transform-origin: 0 0;
        transform: scale(min(
          1,
          tan(atan2(100cqw, ${width + 2}px)),
          tan(atan2(100cqh - var(--controls, 34px), ${height + 2}px))
        ));
      }`;
  });

/** A story about a screen keeps it, so no size is offered that would only lead into the address. */
const fixedScreenStyles = `
  [data-fixed-screen] [data-dragging] { --controls: 0px }
  [data-fixed-screen] :is([data-side], :has(+ [data-dragging])) { display: none }`;

const styles = new CSSStyleSheet();
styles.replaceSync([...canvasStyles, fixedScreenStyles].join('\n'));
document.adoptedStyleSheets.push(styles);

document.fonts.add(
  new FontFace(typefaces.text, `url(${typeface}) format("woff2")`, {
    weight: typefaceWeights.text.join(' '),
  }),
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
