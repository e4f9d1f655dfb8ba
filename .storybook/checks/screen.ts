import type { Page } from 'playwright';

const desktop = { width: 1280, height: 800 };

/** What a story may say of the screen it is made for. */
export interface ScreenSettings {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    media?: Parameters<Page['emulateMedia']>[0];
  };
}

/**
 * The size of the viewport that a story asks for. A name that no viewport has fails: the story would
 * be tested on the desktop without anybody knowing.
 */
function viewportSize({ storyGlobals, parameters }: ScreenSettings) {
  const name = storyGlobals?.viewport?.value;
  if (!name) return desktop;

  const styles = parameters.viewport?.options?.[name]?.styles;
  if (!styles) throw new Error(`No viewport is called "${name}".`);
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Sets the whole screen anew: one page serves all stories of a file. */
export async function setScreen(page: Page, story: ScreenSettings) {
  await page.setViewportSize(viewportSize(story));
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: null,
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...story.parameters.media,
  });
}
