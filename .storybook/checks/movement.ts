import type { Page } from 'playwright';

declare global {
  /** Movements seen in the page since the story began. */
  var seenMovements: Set<string>;
  /** Adds this animation or transition to them, if it changes a place. */
  var noteMovement: ((animation: Animation) => void) | undefined;
}

/** Begins to watch for movement; `expectNoMovement` tells what was seen. */
export async function watchMovement(page: Page) {
  await page.evaluate(() => {
    globalThis.seenMovements = new Set();
    if (globalThis.noteMovement) return;

    const places =
      /^(transform|translate|rotate|scale|inset|top|right|bottom|left|width|height|margin)/;

    // When it begins, and not at the end: a story that is taken off the page loses the site's rules first.
    const note = ({ effect }: Animation) => {
      if (!(effect instanceof KeyframeEffect)) return;
      const { target } = effect;
      const place = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .find((name) => places.test(name));
      const duration = Number(effect.getComputedTiming().duration);
      // Storybook's own signs of waiting are no part of the story.
      if (!place || duration <= 1 || target?.closest('.sb-preparing-story')) return;
      const html = target?.outerHTML.slice(0, 120);
      globalThis.seenMovements.add(`${place} for ${duration} ms: ${html}`);
    };
    const noteAll = ({ target }: Event) => {
      if (target instanceof Element) target.getAnimations().forEach(note);
    };

    globalThis.noteMovement = note;
    document.addEventListener('transitionrun', noteAll);
    document.addEventListener('animationstart', noteAll);
  });
}

/** The reader asked for less motion, so nothing changes place gradually (WCAG 2.3.3). */
export async function expectNoMovement(page: Page) {
  const movements = await page.evaluate(() => {
    for (const animation of document.getAnimations()) globalThis.noteMovement?.(animation);
    return [...globalThis.seenMovements];
  });
  if (movements.length > 0) {
    throw new Error(`Moves although less motion was asked for\n${movements.join('\n')}`);
  }
}
