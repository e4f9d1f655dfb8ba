import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { fonts } from '../src/theme/tokens';

/** Both typefaces are there before a story is drawn, so that no text is measured in a stand-in. */
async function typefaces() {
  await Promise.allSettled(
    Object.values(fonts).map((family) => document.fonts.load(`1em ${family}`)),
  );
}

/** A caret that blinks is in every second photograph. */
function hideCaret() {
  const style = document.createElement('style');
  style.textContent = '* { caret-color: transparent !important }';
  document.head.append(style);
  return () => style.remove();
}

/** Pictures far down the page load only when one scrolls to them, which no camera does. */
async function allPictures() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** What moves comes to its end; what would never end goes back to its beginning. */
async function endOfMotion() {
  const animations = document.getAnimations();
  for (const animation of animations) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.cancel();
    }
  }
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** Makes every photograph of a story the same: typefaces, pictures, caret and movement. */
export const stillness = {
  loaders: [typefaces],
  beforeEach: () => (isChromatic() ? hideCaret() : undefined),
  afterEach: async () => {
    if (!isChromatic()) return;
    await document.fonts.ready;
    await allPictures();
    await endOfMotion();
  },
} satisfies Partial<Preview>;
