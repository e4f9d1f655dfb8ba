import type { Page } from 'playwright';

const desktop = { width: 1280, height: 800 };

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What a story may say of the screen it is made for. */
interface StorySettings {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    media?: Media;
  };
}

/** Reads them in the page: the whole context of a story takes long to get out of it. */
function readScreen(page: Page, storyId: string) {
  return page.evaluate(async (id) => {
    const { __getContext } = globalThis as unknown as {
      __getContext: (id: string) => Promise<StorySettings>;
    };
    const { storyGlobals, parameters } = await __getContext(id);
    const name = storyGlobals.viewport?.value;
    return {
      name,
      styles: name ? parameters.viewport?.options?.[name]?.styles : undefined,
      media: parameters.media,
    };
  }, storyId);
}

/**
 * Sets the whole screen anew, since one page serves all stories of a file: a desktop for a story that is
 * not about a screen. Fails on a name that no viewport has, which would go unnoticed on the desktop.
 */
export async function setScreen(page: Page, storyId: string) {
  const { name, styles, media } = await readScreen(page, storyId);
  if (name && !styles) throw new Error(`No viewport is called "${name}".`);

  await page.setViewportSize(
    styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : desktop,
  );
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: null,
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...media,
  });
}
