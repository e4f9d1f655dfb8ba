import type { Page } from '@playwright/test';

/** How one screenshot of a story is taken. */
export interface Mode {
  name: string;
  size: { width: number; height: number };
  /** The globals that the story's toolbar would set. */
  globals: Record<string, unknown>;
  forcedColors: 'active' | 'none';
  media: 'print' | 'screen';
  reducedMotion: 'reduce' | 'no-preference';
  /** Otherwise nothing but the window, as far as the story has scrolled. */
  fullPage: boolean;
}

interface ModeSettings {
  disable?: boolean;
  scheme?: string;
  viewport?: Mode['size'];
  forcedColors?: Mode['forcedColors'];
}

/** The part of Storybook's preview, and of a story's settings, that screenshots depend on. */
interface Preview {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<{
    parameters: {
      chromatic?: {
        disableSnapshot?: boolean;
        cropToViewport?: boolean;
        modes?: Record<string, ModeSettings>;
        forcedColors?: Mode['forcedColors'];
        media?: Mode['media'];
        prefersReducedMotion?: Mode['reducedMotion'];
      };
      systemModes?: Record<string, ModeSettings>;
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
    storyGlobals?: { scheme?: string; viewport?: { value?: string } };
  }>;
}

/** Chromatic's window for a story that names no screen. */
const usualSize = { width: 1200, height: 900 };

/** The modes that a story asks for, read in a page of its Storybook. */
export async function modesOf(page: Page, storyId: string): Promise<Mode[]> {
  const { chromatic, systemModes, globals, screens } = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview;
    };
    await preview.ready();
    const { parameters, storyGlobals } = await preview.loadStory({ storyId: id });
    return {
      chromatic: parameters.chromatic ?? {},
      systemModes: parameters.systemModes ?? {},
      globals: storyGlobals ?? {},
      screens: parameters.viewport?.options ?? {},
    };
  }, storyId);
  if (chromatic.disableSnapshot) return [];

  const screen = screens[globals.viewport?.value ?? '']?.styles;
  const ownSize = screen && {
    width: Number.parseInt(screen.width, 10),
    height: Number.parseInt(screen.height, 10),
  };
  const modes = { ...(chromatic.modes ?? { usual: {} }), ...systemModes };
  return (
    Object.entries(modes)
      // A story that names its scheme looks the same in the mode of the other one.
      .filter(([, { disable, scheme }]) => !disable && (globals.scheme ?? scheme) === scheme)
      .map(([name, { viewport, forcedColors, ...modeGlobals }]) => ({
        name,
        size: viewport ?? ownSize ?? usualSize,
        // The tests have checked accessibility; screenshots need not.
        globals: { ...modeGlobals, a11y: { manual: true } },
        forcedColors: forcedColors ?? chromatic.forcedColors ?? 'none',
        media: chromatic.media ?? 'screen',
        reducedMotion: chromatic.prefersReducedMotion ?? 'no-preference',
        fullPage: !chromatic.cropToViewport,
      }))
  );
}
