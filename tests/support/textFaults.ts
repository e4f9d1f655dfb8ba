import type { Page } from '@playwright/test';

/**
 * Elements that scroll sideways, text that is cut, broken, outside of its box or on top of other text, and parts that do
 * not stand in the order in which they are read (WCAG 1.3.2).
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const lines: (DOMRect & { words: string })[] = [];
    const isPaper = window.matchMedia('print').matches;
    const targets = [...document.body.querySelectorAll('a, button, summary')]
      // Nobody presses paper, or the skip link until it has focus.
      .filter(
        (one) => !isPaper && one.checkVisibility() && getComputedStyle(one).clipPath === 'none',
      )
      .map((one) => [one, [...one.getClientRects()]] as const);
    const range = document.createRange();
    const isForEars = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || isForEars(element.parentElement));
    // Fields scroll what is typed into them.
    for (const box of document.body.querySelectorAll<HTMLElement>('*:not(input, textarea)')) {
      const { direction, display, overflowX } = getComputedStyle(box);
      if (box.clientWidth <= 1 || !box.checkVisibility()) continue;
      if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1)
        faults.push(`cut: ${box.textContent || box.outerHTML.slice(0, 200)}`);
      if (!/flex|grid/.test(display)) continue;
      const parts = [...box.children].filter((part): part is HTMLElement => {
        const { display, float, position } = getComputedStyle(part);
        const isInFlow =
          !/absolute|fixed|inline /.test(`${position} ${display} `) && float === 'none';
        const isRead = part.matches('a, button, :has(a, button)') || part.textContent?.trim();
        return part instanceof HTMLElement && isInFlow && Boolean(isRead) && part.offsetWidth > 1;
      });
      for (const [index, part] of parts.slice(1).entries()) {
        const before = (parts[index] ?? part).getBoundingClientRect();
        const own = part.getBoundingClientRect();
        const isLeft = own.right <= before.left + 1;
        const isRight = own.left >= before.right - 1;
        const [isFirst, isBehind] = direction === 'rtl' ? [isRight, isLeft] : [isLeft, isRight];
        const isAbove = own.bottom <= before.top + 1 && !isBehind;
        if (own.height > 0 && (isAbove || (isFirst && own.top < before.bottom - 1)))
          faults.push(`before what is read first: ${part.textContent}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility() || isForEars(parent)) continue;
      // The skip link, until it has focus.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      const own = [...range.getClientRects()];
      const box =
        parent.closest('a, button, article, dialog, dd, header, footer, main') ?? document.body;
      const place = box.getBoundingClientRect();
      const isOutside = own.some(
        ({ left, right, top, bottom }) =>
          left < Math.max(place.left, 0) - 2 ||
          right > Math.min(place.right, clientWidth) + 2 ||
          top < place.top - 2 ||
          bottom > place.bottom + 2,
      );
      if (isOutside) faults.push(`cut: ${words}`);
      for (const line of own) {
        // The middle of a line: the edges of close ones overlap.
        const { left, right, top, bottom, height } = line;
        const middle = { top: top + height / 3, bottom: bottom - height / 3 };
        const over = targets.find(
          ([target, boxes]) =>
            !target.contains(parent) &&
            boxes.some(
              (one) =>
                Math.min(right, one.right) - Math.max(left, one.left) > 2 &&
                one.top < middle.top &&
                one.bottom > middle.bottom,
            ),
        );
        if (over) faults.push(`over ${words} can be pressed: ${over[0].textContent}`);
        for (const other of lines) {
          const across = Math.min(right, other.right) - Math.max(left, other.left);
          const down = Math.min(middle.bottom, other.bottom) - Math.max(middle.top, other.top);
          if (across > 2 && down > 0) faults.push(`over ${other.words}: ${words}`);
        }
      }
      lines.push(...own.map((line) => Object.assign(line, { words })));
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (own.length > 1 && range.getClientRects().length > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });
}
