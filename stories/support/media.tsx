import type { StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { sameColors } from './modes';

/** Nobody presses paper. */
const paper = {
  isPaper: true,
  a11y: { options: { rules: { 'target-size': { enabled: false } } } },
};

/** What paper has no use for. */
const screenOnly = '[data-screen-only], button, .MuiButton-root, dialog, form, img';

/** The text of a page that one sees, without what is for the screen alone. */
function textSeen() {
  const seen: Text[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || parent?.closest(screenOnly) || !parent?.checkVisibility()) continue;
    if (parent.offsetWidth > 1) seen.push(text);
  }
  return seen;
}

/**
 * Shows a story as on paper, or with a setting of the visitor's system: media rules of the style sheets are switched
 * on, and others off. Not for forced colors, which the browser alone can draw.
 */
function showAs(on: RegExp, off?: RegExp) {
  const switched = new Map<MediaList, string>();
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !switched.has(rule.media)) {
        const { media } = rule;
        const { mediaText } = media;
        if (on.test(mediaText)) media.mediaText = 'all';
        else if (off?.test(mediaText)) media.mediaText = 'not all';
        if (media.mediaText !== mediaText) switched.set(media, mediaText);
      }
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
    }
  };
  const apply = () => {
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    if (!off) return;
    // Browsers print no backgrounds unless the styles ask for it.
    for (const part of document.body.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(part).printColorAdjust !== 'exact') part.style.background = 'none';
    }
  };
  const undo = () => {
    for (const [media, text] of switched) media.mediaText = text;
    switched.clear();
  };
  return {
    parameters: { ...sameColors, ...(off && paper) },
    decorators: [
      (Story) => {
        // Emotion adds rules with the classes that they are for.
        useEffect(() => {
          apply();
          const observer = new MutationObserver(apply);
          const changes = { attributeFilter: ['class'], childList: true, subtree: true };
          observer.observe(document.body, changes);
          return () => observer.disconnect();
        }, []);
        return <Story />;
      },
    ],
    beforeEach: () => undo,
    afterEach: async () => {
      undo();
      const onScreen = textSeen();
      apply();
      if (!off) return;
      for (const part of document.querySelectorAll('[data-screen-only], button, img, dialog')) {
        await expect(part).not.toBeVisible();
      }
      const onPage = new Set(textSeen());
      const missing = onScreen.filter((text) => !onPage.has(text)).map(({ data }) => data);
      await expect(missing, 'text that paper lacks').toEqual([]);
      // A partner's logo is a background there.
      for (const logo of document.querySelectorAll('[role=img]')) {
        await expect(logo).not.toHaveStyle({ backgroundImage: 'none' });
      }
    },
  } satisfies StoryObj;
}

/** On paper: each word of the screen, and nothing that only a screen can show or press. */
export const onPaper = showAs(/\bprint\b/, /\bscreen\b/);
export const withMoreContrast = showAs(/prefers-contrast: more/);
export const withLessTransparency = showAs(/prefers-reduced-transparency/);

/** With text of twice the size, as a visitor can set it. */
export const withLargeText = {
  parameters: sameColors,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
} satisfies StoryObj;

/** A person's browser draws the ordinary page. */
export const areForced = () => window.matchMedia('(forced-colors: active)').matches;

/** What stands out by its background, where backgrounds are not forced. */
const surfaces =
  'header, dialog, button, .MuiButton-root, .MuiPaper-root, .MuiInputBase-root, div:has(> select), ol a, nav[id] a';

/** In the colors that a visitor's system forces on every page, which a camera alone sees: surfaces have an edge. */
export const inForcedColors = {
  globals: { scheme: 'light' },
  parameters: { chromatic: { ...sameColors.chromatic, forcedColors: 'active' } },
  afterEach: async () => {
    if (!areForced()) return expect(navigator.userAgent).not.toContain('StorybookTestRunner');
    for (const part of document.querySelectorAll(surfaces)) {
      if (part.clientHeight === 0 || !part.checkVisibility()) continue;
      const { borderTop, borderBottom, borderLeft, outline } = getComputedStyle(part);
      const edges = [borderTop, borderBottom, borderLeft, outline].filter(
        (line) => !/\bnone\b|\b0px\b/.test(line),
      );
      await expect(edges, part.outerHTML.slice(0, 80)).not.toHaveLength(0);
    }
  },
} satisfies StoryObj;
