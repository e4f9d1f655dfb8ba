import type { Page } from 'playwright';

declare global {
  /** Animations and transitions seen in the page since the story began. */
  var seenAnimations: Set<Animation> | undefined;
}

/** Begins to watch for movement; `expectNoMovement` tells what was seen. */
export async function watchMovement(page: Page) {
  await page.evaluate(() => {
    function note({ target }: Event) {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations()) globalThis.seenAnimations?.add(animation);
    }

    if (!globalThis.seenAnimations) {
      document.addEventListener('transitionrun', note);
      document.addEventListener('animationstart', note);
    }
    globalThis.seenAnimations = new Set();
  });
}

/** The reader asked for less motion, so nothing changes place gradually (WCAG 2.3.3). */
export async function expectNoMovement(page: Page) {
  const movements = await page.evaluate(() => {
    const places =
      /^(transform|translate|rotate|scale|inset|top|right|bottom|left|width|height|margin)/;
    const all = [...(globalThis.seenAnimations ?? []), ...document.getAnimations()];

    return all.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const { target } = effect;
      const place = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .find((name) => places.test(name));
      const duration = Number(effect.getComputedTiming().duration);
      // Storybook's own signs of waiting are no part of the story.
      if (!place || duration <= 1 || target?.closest('.sb-preparing-story')) return [];
      return [`${place} for ${duration} ms: ${target?.outerHTML.slice(0, 120)}`];
    });
  });
  if (movements.length > 0) {
    throw new Error(`Moves although less motion was asked for\n${movements.join('\n')}`);
  }
}
