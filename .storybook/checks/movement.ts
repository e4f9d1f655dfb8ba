import type { Page } from 'playwright';

declare global {
  /** Movements seen since the story began. */
  var movements: Set<string> | undefined;
}

/** Begins to watch for movement; `expectNoMovement` tells what was seen. */
export async function watchMovement(page: Page) {
  await page.evaluate(() => {
    const places =
      /^(transform|translate|rotate|scale|inset|top|right|bottom|left|width|height|margin)/;

    function note({ target }: Event) {
      if (!(target instanceof Element) || target.closest('[class^="sb-"]')) return;

      for (const { effect } of target.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const place = effect
          .getKeyframes()
          .flatMap(Object.keys)
          .find((name) => places.test(name));
        const { duration } = effect.getComputedTiming();
        if (place && Number(duration) > 1) {
          const element = target.outerHTML.slice(0, 120);
          globalThis.movements?.add(`${place} for ${String(duration)} ms: ${element}`);
        }
      }
    }

    if (!globalThis.movements) {
      document.addEventListener('transitionrun', note);
      document.addEventListener('animationstart', note);
    }
    globalThis.movements = new Set();
  });
}

/** The reader asked for less motion, so nothing changes place gradually (WCAG 2.3.3). */
export async function expectNoMovement(page: Page) {
  const movements = await page.evaluate(() => [...(globalThis.movements ?? [])]);
  if (movements.length > 0) {
    throw new Error(`Moves although less motion was asked for\n${movements.join('\n')}`);
  }
}
