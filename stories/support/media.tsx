import type { StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { sameColors } from './modes';

const withoutTargets = { 'target-size': { enabled: false } };

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
  return {
    // Nobody presses paper.
    parameters: { ...sameColors, ...(off && { a11y: { options: { rules: withoutTargets } } }) },
    decorators: [
      (Story) => {
        // Emotion adds rules with the classes that they are for.
        useEffect(() => {
          apply();
          const observer = new MutationObserver(apply);
          const attributeFilter = ['class'];
          observer.observe(document.body, { attributeFilter, childList: true, subtree: true });
          return () => observer.disconnect();
        }, []);
        return <Story />;
      },
    ],
    beforeEach: () => () => {
      for (const [media, text] of switched) media.mediaText = text;
      switched.clear();
    },
    afterEach: async () => {
      apply();
      if (!off) return;
      for (const part of document.querySelectorAll('[data-screen-only]')) {
        await expect(part).not.toBeVisible();
      }
    },
  } satisfies StoryObj;
}

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
