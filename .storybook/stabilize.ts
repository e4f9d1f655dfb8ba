import type { Preview, StoryContext } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { claimsKey, storageKeys } from '../src/boot/contract';
import { fonts } from '../src/theme/tokens';

/** Both typefaces are there before a story is drawn, so that no text is measured in a stand-in. */
async function loadTypefaces() {
  await Promise.allSettled(
    Object.values(fonts).map((family) => document.fonts.load(`1em ${family}`)),
  );
}

/** The longest that a story waits for its canvas, in milliseconds: a zoomed one never has its size. */
const longestResize = 500;

/** The manager resizes its canvas only after it has told the story to begin. */
async function waitForCanvas({ globals, parameters }: StoryContext) {
  const canvas = window.frameElement?.closest<HTMLElement>('[data-dragging]');
  if (!canvas) return;
  const width = parameters.viewport.options[globals.viewport?.value]?.styles.width ?? '100%';
  await new Promise<void>((resolve) => {
    const check = () => canvas.style.width.includes(width) && resolve();
    new MutationObserver(check).observe(canvas, { attributeFilter: ['style'] });
    setTimeout(resolve, longestResize);
    check();
  });
}

/** No story finds what another one has stored. */
function forgetWords() {
  for (const key of storageKeys) sessionStorage.removeItem(key);
  localStorage.removeItem(claimsKey);
  delete window.memoryStore;
}

/** A caret blinks, so it is in every second screenshot; what is not on the screen is to be drawn, too. */
function drawTheSame() {
  const style = document.createElement('style');
  style.textContent =
    '* { caret-color: transparent !important; content-visibility: visible !important }';
  document.head.append(style);
  return () => style.remove();
}

/** Pictures far down the page load once one scrolls to them, which screenshots do not. */
async function loadPictures() {
  for (const picture of document.images) picture.loading = 'eager';
  const pictures = [...document.images, ...maskImages()];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Mask images: styles fetch them, and no event says when they have arrived. */
function maskImages() {
  const styles = [...document.body.querySelectorAll('*')].map((element) =>
    getComputedStyle(element).maskImage.match(/^url\("(.+)"\)$/),
  );
  return [...new Set(styles.flatMap((found) => found?.[1] ?? []))].map((address) => {
    // The way that styles ask for it, so that both wait for the same answer.
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = address;
    return image;
  });
}

/**
 * Chromium leaves out the backdrop of a picture that was there at once, and keeps that of one that
 * came late: rounded corners show which. So all pictures are drawn afresh when they are there.
 */
function redrawPictures() {
  const { scrollX: left, scrollY: top } = window;
  for (const picture of document.images) picture.style.display = 'none';
  document.body.getBoundingClientRect();
  for (const picture of document.images) picture.style.removeProperty('display');
  window.scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Where a story has scrolled to depends on when, and a bar that sticks covers what is there. A story
 * about just that sets `chromatic.cropToViewport`, so that nothing is taken but the window as it is.
 */
async function scrollToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // The first frame tells the page, the second shows what that changed.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Gives focus to one element after the other and hides from the page that each lost it, for those
 * that keep their focus in a state, where the toolbar's pseudo-classes don't reach.
 */
function focusAll(selectors: readonly string[]) {
  const hide = (event: FocusEvent) => event.stopImmediatePropagation();
  window.addEventListener('focusout', hide, true);
  for (const element of document.querySelectorAll<HTMLElement>(selectors.join())) {
    element.focus({ preventScroll: true });
  }
  window.removeEventListener('focusout', hide, true);
}

/** In a frame on a docs page or a board, and not in the manager's own. */
const isOnDocsPage = ![undefined, 'storybook-preview-iframe'].includes(window.frameElement?.id);

/** The frames of a docs page share one focus: a story that plays takes it from all others. So they take turns. */
function takeTurn({ abortSignal }: StoryContext) {
  if (!isOnDocsPage || !navigator.locks) return;
  return new Promise<void>((begin) => {
    const play = () =>
      new Promise<void>((end) => {
        addons.getChannel().once(STORY_FINISHED, () => end());
        abortSignal.addEventListener('abort', () => end());
        begin();
      });
    navigator.locks.request('play', { signal: abortSignal }, play).catch(() => begin());
  });
}

/** In such a frame, focus moves without scrolling the page to it. */
function keepPageInPlace() {
  if (!isOnDocsPage) return;
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value;
  HTMLElement.prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true });
  };
}
keepPageInPlace();

/**
 * Makes every screenshot of a story the same. Storybook itself waits for movement to end; notices
 * stay by `onSite`.
 */
export const stabilize = {
  loaders: [loadTypefaces, waitForCanvas],
  beforeEach: async (context) => {
    await takeTurn(context);
    forgetWords();
    return isChromatic() ? drawTheSame() : undefined;
  },
  afterEach: async ({ globals, parameters }) => {
    if (!isChromatic()) return;
    if (globals.pseudo?.focusVisible) focusAll(globals.pseudo.focusVisible);
    await document.fonts.ready;
    await loadPictures();
    redrawPictures();
    if (!parameters.chromatic?.cropToViewport) await scrollToTop();
  },
} satisfies Partial<Preview>;
