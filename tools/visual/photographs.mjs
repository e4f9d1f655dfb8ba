import { chromium } from 'playwright';
import { buildArgsParam } from 'storybook/internal/router';
import { browserArgs, findBrowser } from '../browser.mjs';

/** Chromatic's window for a story that names no screen. */
const usualSize = { width: 1200, height: 900 };

/**
 * Every photograph that a Storybook asks for: each story in each of its modes.
 *
 * @param {string} storybook its address
 * @returns {Promise<import('../../tests/visual/plan').Photograph[]>}
 */
export async function listPhotographs(storybook) {
  const stories = await readStories(storybook);
  return stories.flatMap(({ storyId, title, name, chromatic, systemModes, globals, screens }) => {
    if (chromatic.disableSnapshot) return [];
    const screen = screens[globals.viewport?.value]?.styles;
    const ownSize = screen && {
      width: Number.parseInt(screen.width, 10),
      height: Number.parseInt(screen.height, 10),
    };
    return (
      Object.entries({ ...(chromatic.modes ?? { usual: {} }), ...systemModes })
        // A story that names its scheme looks the same in the mode of the other one.
        .filter(([, { disable, scheme }]) => !disable && (globals.scheme ?? scheme) === scheme)
        .map(([mode, { viewport, forcedColors, ...modeGlobals }]) => ({
          storyId,
          title,
          name,
          mode,
          size: ownSize ?? viewport ?? usualSize,
          // The tests have checked accessibility; the camera need not.
          globals: buildArgsParam({}, { ...modeGlobals, a11y: { manual: true } }),
          forcedColors: forcedColors ?? chromatic.forcedColors ?? 'none',
          reducedMotion: chromatic.prefersReducedMotion ?? 'no-preference',
          fullPage: !chromatic.cropToViewport,
        }))
    );
  });
}

/** @param {string} storybook */
async function readStories(storybook) {
  const response = await fetch(`${storybook}index.json`);
  /** @type {{ entries: Record<string, { id: string, type: string }> }} */
  const index = /** @type {any} */ (await response.json());
  const ids = Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);

  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage();
    await page.goto(`${storybook}iframe.html`);
    return await page.evaluate(async (storyIds) => {
      const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (globalThis);
      await preview.ready();
      const prepared = await Promise.all(storyIds.map((storyId) => preview.loadStory({ storyId })));
      return prepared.map(({ id, title, name, parameters, storyGlobals }) => ({
        storyId: id,
        title,
        name,
        chromatic: parameters.chromatic ?? {},
        systemModes: parameters.systemModes ?? {},
        globals: storyGlobals ?? {},
        screens: parameters.viewport?.options ?? {},
      }));
    }, ids);
  } finally {
    await browser.close();
  }
}
