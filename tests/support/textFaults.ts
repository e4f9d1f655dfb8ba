import type { Frame, Page } from '@playwright/test';

interface Look {
  /** Widths that the frame takes one after the other; without them it stays as it is. */
  widths?: readonly number[];
  height?: number;
  /** Also finds a word, an address or a number that breaks inside. A word may break after a hyphen. */
  wholeWords?: boolean;
}

/**
 * Finds text that does not fit: the page scrolls sideways, or words are cut off, outside the window, or
 * outside the control that they stand in.
 */
export function findFaults(page: Page | Frame, look: Look = {}): Promise<string[]> {
  return page.evaluate(({ widths, height = 900, wholeWords }) => {
    const whole =
      /\+1 \(\d+\) [\d-]+|\d+:\d\d [AP]M( PT)?|[A-Z][a-z]+ \d+, \d{4}|[^\s@]*@\S+|[^\s-]+-?/g;
    const tolerance = 2;
    const range = document.createRange();

    const isForScreenReaders = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || isForScreenReaders(element.parentElement));

    /** Whether a box shows less than all of its words, or leaves the window. A select does so on purpose. */
    function isCut(box: HTMLElement) {
      if (box.clientWidth <= 1 || box.closest('select')) return false;
      const { left, right } = box.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
      return box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible';
    }

    function isOutside(text: DOMRect, box: Element) {
      const edge = box.getBoundingClientRect();
      return (
        text.left < Math.max(edge.left, 0) - tolerance ||
        text.right > Math.min(edge.right, document.documentElement.clientWidth) + tolerance ||
        text.top < edge.top - tolerance ||
        text.bottom > edge.bottom + tolerance
      );
    }

    function find() {
      const { clientWidth, scrollWidth } = document.documentElement;
      const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: parent, textContent } = text;
        if (!textContent?.trim() || !parent?.checkVisibility()) continue;
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        if (place.width === 0 || place.height === 0 || isForScreenReaders(parent)) continue;
        if (isCut(parent)) faults.push(`cut: ${textContent.trim()}`);
        const box = parent.closest('a, button, article, dd, header, footer, main');
        if (isOutside(place, box ?? document.body)) faults.push(`lost: ${textContent.trim()}`);
        if (!wholeWords || range.getClientRects().length === 1) continue;
        for (const { 0: word, index } of textContent.matchAll(whole)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
        }
      }
      return faults;
    }

    const frame = window.frameElement as HTMLElement | null;
    if (!widths || !frame) return find();
    frame.style.height = `${height}px`;
    return widths.flatMap((width) => {
      frame.style.width = `${width}px`;
      return find().map((fault) => `${width} px, ${fault}`);
    });
  }, look);
}
