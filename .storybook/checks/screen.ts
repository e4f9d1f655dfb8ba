import type { Page } from 'playwright';

const desktop = { width: 1280, height: 800 };

/** What Chromatic sets for a story by its own parameters, too. */
type Media = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'forcedColors' | 'media'>;

/** The settings of a story's screen, read in the page: the whole story takes long to get out of it. */
function readScreen(page: Page, storyId: string) {
  return page.evaluate(async (id) => {
    const store = __STORYBOOK_PREVIEW__.storyStoreValue;
    const { storyGlobals, parameters } = await store.loadStory({ storyId: id });
    const name = storyGlobals.viewport?.value;
    return {
      name,
      drawnIn: store.userGlobals.get().scheme,
      styles: name ? parameters.viewport?.options?.[name]?.styles : undefined,
      chromatic: parameters.chromatic as Media | undefined,
    };
  }, storyId);
}

/**
 * Resets the whole screen, since one page serves all stories of a file. A story without a viewport gets a
 * desktop. Throws on an unknown viewport, which would otherwise test the desktop, and where the toolbar has
 * another scheme than the run.
 */
export async function setScreen(page: Page, storyId: string, scheme: string) {
  const { name, styles, chromatic, drawnIn } = await readScreen(page, storyId);
  if (drawnIn !== scheme) throw new Error(`The scheme is ${drawnIn}, not ${scheme}.`);
  if (name && !styles) throw new Error(`No viewport is called "${name}".`);

  await page.setViewportSize(
    styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : desktop,
  );
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: null,
    reducedMotion: 'reduce',
    forcedColors: chromatic?.forcedColors ?? 'none',
    media: chromatic?.media ?? null,
  });
}
