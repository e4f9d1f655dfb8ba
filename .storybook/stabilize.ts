import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { fonts } from '../src/theme/tokens';

/** Whether nobody looks but a camera, or a test. */
const isWatched = isChromatic() || navigator.userAgent.includes('StorybookTestRunner');

if (isChromatic()) {
  // A caret blinks, so it is in every second screenshot; what is not on the screen is to be drawn, too. The camera's
  // scrollbars are hidden, but would keep their room beside the open menu.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { caret-color: transparent !important; content-visibility: visible !important; scrollbar-gutter: auto !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Mask images: styles fetch them, and no event says when they have arrived. */
function maskImages() {
  const addresses = [...document.body.querySelectorAll('*')].flatMap(
    (element) => getComputedStyle(element).maskImage.match(/(?<=^url\(").+(?="\)$)/) ?? [],
  );
  // The way that styles ask for it, so that both wait for the same answer.
  return [...new Set(addresses)].map((src) =>
    Object.assign(new Image(), { crossOrigin: 'anonymous', src }),
  );
}

/** Until what is drawn now is on the screen. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Pictures far down the page load once one scrolls to them, which screenshots do not. */
async function loadPictures() {
  for (const picture of document.images) {
    picture.loading = 'eager';
    // A busy browser would paint the page first, and a picture when it is decoded.
    picture.decoding = 'sync';
  }
  const pictures = [...document.images, ...maskImages()];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // Chromium draws the backdrop of a picture that came late, and not of one that was there at once.
  for (const picture of document.images) picture.style.display = 'none';
  await nextFrame();
  for (const picture of document.images) picture.style.removeProperty('display');
}

/** Storybook itself waits for movement to end; this does the rest that makes every screenshot the same. */
export const stabilize = {
  /** Both typefaces are there before a story is drawn, so that no text is measured in a stand-in. */
  loaders: Object.values(fonts).map((family) => async () => {
    await Promise.allSettled([document.fonts.load(`1em ${family}`)]);
  }),
  afterEach: async ({ parameters }) => {
    if (isWatched) {
      // A notice's time pauses in a hidden tab.
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    if (!isChromatic()) return;
    await document.fonts.ready;
    await loadPictures();
    // Where a story has scrolled to depends on when.
    if (!parameters.chromatic?.cropToViewport) window.scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  },
} satisfies Partial<Preview>;
