import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { wcagContrast } from 'culori';
import sharp from 'sharp';

export { textFaults } from './textFaults';

/** What has words of its own on screen. */
export const withWords = (page: Page): Locator =>
  page.locator('//body/descendant-or-self::*[text()[normalize-space()]]').filter({ visible: true });

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

/** Violations of all rules of axe, best practices and target size included. */
export async function violations(
  page: Page,
  context: object = { include: ['html'] },
  options: RunOptions = {},
) {
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

/**
 * Stops of the Tab key that are out of sight, under something (backwards also the bar), or left out, and rings that
 * do not stand out from their ground (WCAG 1.4.11).
 */
export async function tabFaults(page: Page, key: 'Tab' | 'Shift+Tab') {
  const state = await page.evaluateHandle(() => {
    window.scrollTo(0, 0);
    const lookOf = (one: Element) => {
      const { outline, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px';
      // As the select of the colors, on which nothing is seen.
      if (!one.checkVisibility({ opacityProperty: true })) return '';
      return boxShadow + (isDrawn ? outline : '');
    };
    const colorOf = (one: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const colors = `${backgroundImage} ${backgroundColor}`.match(/(?:rgba?|color)\([^)]*\)/g);
      return colors?.find((color) => !/[/,] 0\)$/.test(color));
    };
    const all = [...document.querySelectorAll('body *')];
    const atRest = new Map(all.map((one) => [one, lookOf(one)]));
    return { visited: new Set<Element>(), atRest, colorOf, lookOf };
  });
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const [fault, ring, ground] = await state.evaluate(({ visited, atRest, colorOf, lookOf }) => {
      const { activeElement: element } = document;
      // Browsers pass their own controls on the way round.
      if (!element || element === document.body) return [''];
      if (visited.has(element)) return ['the end'];
      visited.add(element);
      const marked = [element, element.parentElement ?? element].find(
        (one) => lookOf(one) !== atRest.get(one),
      );
      if (!marked) return [`no ring: ${element.textContent}`];
      let ground: string | undefined;
      for (let on = marked.parentElement; on && !ground; on = on.parentElement) {
        ground = colorOf(on);
      }
      const [box] = element.getClientRects();
      if (!box) return [`hidden: ${element.outerHTML}`];
      const y = Math.min(Math.max((box.top + box.bottom) / 2, box.top + 1), innerHeight - 1);
      const seen = document.elementFromPoint((box.left + box.right) / 2, y);
      if (!element.contains(seen)) return [`covered: ${element.textContent}`];
      return ['', getComputedStyle(marked).outlineColor, ground];
    });
    if (fault === 'the end') break;
    if (fault) faults.push(fault);
    if (ring && wcagContrast(ring, ground ?? 'white') < 3) faults.push(`faint: ${ring}, ${ground}`);
  }
  const leftOut = await state.evaluate(({ visited }) =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((control) => control.checkVisibility() && !visited.has(control))
      .map((control) => `left out: ${control.textContent}`),
  );
  return [...faults, ...leftOut];
}

/** Articles, surfaces and headings of groups that touch each other, or nearly. Bands, as wide as the window, may. */
export const crowdedParts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const parts = [...main.querySelectorAll(':not(img)')].filter((part) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const isSurface = !/[,/] 0\)$/.test(backgroundColor) || borderTopStyle !== 'none';
      const isPart = width > 120 && height > 90 && width < innerWidth && part.checkVisibility();
      return part.matches('h2') ? height > 20 : isPart && (isSurface || part.matches('article'));
    });
    const outer = parts.filter((part) => !parts.some((one) => one !== part && one.contains(part)));
    const boxes = outer.map((part) => [part, part.getBoundingClientRect()] as const);
    return boxes.flatMap(([part, own]) =>
      boxes
        .filter(([other, box]) => {
          const beside = Math.max(own.left, box.left) - Math.min(own.right, box.right);
          const below = Math.max(own.top, box.top) - Math.min(own.bottom, box.bottom);
          return other !== part && Math.max(beside, below) < 12;
        })
        .map(([other]) => `${part.textContent?.slice(0, 30)} | ${other.textContent?.slice(0, 30)}`),
    );
  });

/** How far down each part stands: equal ones are in one row. */
export const topsOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

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

/** Pictures that lose more than a part of themselves at the edges, or whose `sizes` make them blurred or far too heavy. */
export const pictureFaults = (page: Page, mostLost: number) =>
  page.locator('img:visible').evaluateAll(async (all: HTMLImageElement[], most) => {
    await Promise.all(all.map((picture) => picture.decode()));
    return all.flatMap(({ currentSrc, width, height, naturalWidth, naturalHeight }) => {
      // With `srcset` the natural ones are in the pixels that `sizes` gives.
      const parts = [width / naturalWidth, height / naturalHeight];
      const scale = Math.max(...parts);
      const isCropped = 1 - Math.min(...parts) / scale > most;
      const isRight = scale <= 1.25 && scale >= 0.4 && !isCropped;
      return isRight ? [] : `${parts.join(' by ')}: ${currentSrc}`;
    });
  }, mostLost);

/** How bold the words of a kind are: as designed, not as the theme has it. */
const weights = { 'h1, h2, h3': '700', 'button, label, a.MuiButton-root, main p a': '600' };

/** Text in a typeface that did not come with the page, headings in that of other text, words too thin, bold or small. */
export const typefaceFaults = (page: Page) =>
  withWords(page).evaluateAll(async (all: HTMLElement[], kinds) => {
    const { fonts } = document;
    await fonts.ready;
    const loaded = [...fonts].filter(({ status }) => status === 'loaded').map((one) => one.family);
    const familyOf = (element: Element) =>
      getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const faults = all.filter((one) => one.offsetWidth > 1 && !loaded.includes(familyOf(one)));
    const headings = document.querySelectorAll('h1, h2, h3:not(article *)');
    const plain = [...headings].filter((one) => familyOf(one) === familyOf(document.body));
    const weak = Object.entries(kinds).flatMap(([kind, weight]) =>
      all.filter((one) => one.matches(kind) && getComputedStyle(one).fontWeight !== weight),
    );
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')];
    // Into a field below 16 px an iPhone zooms.
    const tiny = [
      ...all.filter((one) => one.offsetWidth > 1 && sizeOf(one) < 14),
      ...fields.filter((one) => sizeOf(one) < 16),
    ];
    const found = [...faults, ...plain, ...weak, ...tiny];
    return found.map((one) => `${familyOf(one)}: ${one.textContent}`);
  }, weights);

/** In which of its properties a control can answer. */
const seenOfStates =
  'color background-color border-color box-shadow text-decoration translate scale transform';

/** Links and buttons, one of each look, that look the same under the pointer. */
export async function pointerFaults(page: Page) {
  const faults: string[] = [];
  const looks = new Set<string>();
  // The way home is a picture; where one is already, and before the skip link has focus, there is nothing to press.
  const controls = page.locator(
    ':is(a[href], button, summary):not([aria-current], [href="/"]:has(svg), header > a)',
  );
  for (const control of await controls.filter({ visible: true }).all()) {
    const kind = await control.evaluate((one) =>
      [one, one.parentElement].map((part) => part?.getAttribute('class')).join(),
    );
    if (looks.has(kind)) continue;
    looks.add(kind);
    const look = () =>
      control.evaluate(async (one, names) => {
        const parts = [one, ...one.querySelectorAll('*')];
        const read = () =>
          // The thickness of no line.
          parts.map((part) =>
            names.split(' ').map((name) =>
              getComputedStyle(part)
                .getPropertyValue(name)
                .replace(/^none .+/, ''),
            ),
          );
        read();
        await Promise.allSettled(one.getAnimations({ subtree: true }).map((move) => move.finished));
        return read().join();
      }, seenOfStates);
    await page.mouse.move(0, 0);
    await control.scrollIntoViewIfNeeded();
    const atRest = await look();
    await control.hover();
    if ((await look()) === atRest) faults.push(`same: ${await control.textContent()}`);
  }
  return faults;
}

/** Words on pictures that do not stand out there (WCAG 1.4.3), by what is painted behind them. */
export async function faintWords(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  const words = await withWords(page).evaluateAll((all: HTMLElement[]) => {
    const pictures = [...document.images]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const isOnPicture = ({ left, right, top, bottom }: DOMRect) =>
      bottom < window.innerHeight &&
      pictures.some((p) => left < p.right && right > p.left && top < p.bottom && bottom > p.top);
    const range = document.createRange();
    return all.flatMap((one) => {
      const { clipPath, color } = getComputedStyle(one);
      // The skip link, until it has focus.
      if (clipPath !== 'none' || one.offsetWidth <= 1) return [];
      const texts = [...one.childNodes].filter((n) => n.nodeType === 3 && n.textContent?.trim());
      return texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter(isOnPicture).map(({ x, y, width, height }) => ({
          text: text.textContent,
          color,
          area: {
            left: Math.ceil(x),
            top: Math.ceil(y),
            width: Math.floor(width) - 1,
            height: Math.floor(height) - 1,
          },
        }));
      });
    });
  });
  const faults: string[] = [];
  if (words.length === 0) return { words, faults };
  // The policy of the site refuses the `style` of a screenshot.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body * { color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const painted = sharp(await page.screenshot());
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  for (const { text, color, area } of words) {
    const pixels = await painted.clone().extract(area).removeAlpha().raw().toBuffer();
    const ratios = Array.from({ length: pixels.length / 3 }, (_, place) => {
      const ground = pixels.subarray(place * 3, place * 3 + 3).join(', ');
      return wcagContrast(color, `rgb(${ground})`);
    }).sort((a, b) => a - b);
    // The faintest hundredth may be noise.
    const ratio = ratios[Math.floor(ratios.length / 100)] ?? 0;
    if (ratio < 4.5) faults.push(`${ratio.toFixed(2)}: ${text}`);
  }
  return { words, faults };
}
