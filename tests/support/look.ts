import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Collects messages in the console, violations of the policy, and requests to other hosts. */
export async function watch(page: Page) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refuses ${blockedURI} by ${effectiveDirective}.`),
    );
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isWrong = /^(error|warning)$/.test(message.type());
    // That of the page of unknown addresses itself.
    if (isWrong && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const own = new URL(page.url()).origin;
    if (own !== 'null' && new URL(request.url()).origin !== own) foreign.push(request.url());
  });
  return { complaints, foreign };
}

const whole = { include: ['html'] };

/** Violations of all rules of axe, best practices and target size included. */
export async function violations(page: Page, context: object = whole, options: RunOptions = {}) {
  await page.evaluate(axe.source);
  const rules = { 'target-size': { enabled: true }, ...options.rules };
  const results: AxeResults = await page.evaluate(
    (given) => Reflect.get(window, 'axe').run(...given),
    [context, { resultTypes: ['violations'], ...options, rules }],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  );
}

/** Elements that scroll sideways, and text that is cut, broken, outside of its box or on top of other text. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const lines: (DOMRect & { words: string })[] = [];
    const range = document.createRange();
    const isForEars = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || isForEars(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility() || isForEars(parent)) continue;
      // The skip link, until it has focus.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      const own = [...range.getClientRects()];
      const box = parent.closest('a, button, article, dd, header, footer, main') ?? document.body;
      const place = box.getBoundingClientRect();
      const isOutside = own.some(
        ({ left, right, top, bottom }) =>
          left < Math.max(place.left, 0) - 2 ||
          right > Math.min(place.right, clientWidth) + 2 ||
          top < place.top - 2 ||
          bottom > place.bottom + 2,
      );
      const isClipped =
        parent.scrollWidth > parent.clientWidth + 1 &&
        !/visible|none/.test(getComputedStyle(parent).overflowX);
      if (isOutside || isClipped) faults.push(`cut: ${words}`);
      for (const line of own) {
        // The middle of a line: the edges of close ones overlap.
        const { left, right, top, bottom, height } = line;
        const middle = { top: top + height / 3, bottom: bottom - height / 3 };
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

/** Stops of the Tab key that are out of sight, under something (backwards also the bar), or left out. */
export async function tabFaults(page: Page, key: 'Tab' | 'Shift+Tab') {
  const visited = await page.evaluateHandle(() => {
    window.scrollTo(0, 0);
    return new Set<Element>();
  });
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const fault = await visited.evaluate((all) => {
      const { activeElement: element } = document;
      // Browsers pass their own controls on the way round.
      if (!element || element === document.body) return '';
      if (all.has(element)) return 'the end';
      all.add(element);
      const isMarked = [element, element.parentElement].some((one) => {
        const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(one ?? element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      if (!isMarked) return `no ring: ${element.textContent}`;
      const [box] = element.getClientRects();
      if (!box) return `hidden: ${element.outerHTML}`;
      const y = Math.min(Math.max((box.top + box.bottom) / 2, box.top + 1), innerHeight - 1);
      const seen = document.elementFromPoint((box.left + box.right) / 2, y);
      return element.contains(seen) ? '' : `covered: ${element.textContent}`;
    });
    if (fault === 'the end') break;
    if (fault) faults.push(fault);
  }
  const leftOut = await visited.evaluate((all) =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((control) => control.checkVisibility() && !all.has(control))
      .map((control) => `left out: ${control.textContent}`),
  );
  return [...faults, ...leftOut];
}

/** Reads to the end of a page, which brings each picture; gives the names of all that were fetched. */
export const picturesOf = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) {
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView();
      await picture.decode();
    }
    window.scrollTo(0, 0);
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => name.endsWith('.avif'));
  });
