import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

const desktop = { width: 1280, height: 800 };

/** What a story may say of the screen it is made for. */
interface ScreenSettings {
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

/** Errors that no play function sees: thrown, or rejected, outside of anything that awaits them. */
const uncaughtErrors = new WeakMap<Page, Error[]>();

function collectUncaughtErrors(page: Page) {
  if (!uncaughtErrors.has(page)) {
    page.on('pageerror', (error) => uncaughtErrors.get(page)?.push(error));
  }
  uncaughtErrors.set(page, []);
}

/** Why axe itself failed, which the runner takes for a story without violations. */
function axeFailure(page: Page) {
  return page.evaluate((): string | undefined => {
    const [finished] = globalThis.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
    const failure = finished?.reporters.find(({ result }) => result.error)?.result.error;
    return failure && String(failure.message ?? failure);
  });
}

const config: TestRunnerConfig = {
  /** One page serves all stories of a file, so each story sets the whole screen anew. */
  async preVisit(page, context) {
    const story = (await getStoryContext(page, context)) as ScreenSettings;
    await page.setViewportSize(viewportSize(story));
    await page.emulateMedia({
      colorScheme: 'light',
      contrast: null,
      forcedColors: 'none',
      reducedMotion: 'reduce',
      ...story.parameters.media,
    });
    collectUncaughtErrors(page);
  },

  async postVisit(page) {
    const [uncaught] = uncaughtErrors.get(page) ?? [];
    if (uncaught) throw uncaught;

    const failure = await axeFailure(page);
    if (failure) throw new Error(`The accessibility check itself failed: ${failure}`);
  },
};

export default config;
