import type { Page } from '@playwright/test';

/** A text, and what it belongs to. */
export type Said = readonly [where: string, text: string];

/** Everything that a document says: words, names, descriptions, and what its head tells other programs. */
export const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const attributes = ['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'];
    const spoken = [...attributes, 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'];
    const describing =
      'meta:is([name=description], [property*=title], [property*=description], [property*=name], [property*=alt], [name*=alt])';
    const elements = [...document.querySelectorAll('*:not(script, style)')];
    const words = elements.flatMap((element): [string, string][] => {
      const place = `${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''}`.trim();
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
      const names = spoken.map((name): [string, string] => [
        `${place} ${name}`,
        element.getAttribute(name) ?? '',
      ]);
      return [[place, own], ...names];
    });
    const head = [...document.querySelectorAll<HTMLMetaElement>(describing)].map(
      ({ outerHTML, content }): [string, string] => [outerHTML.slice(0, 60), content],
    );
    return [...words, ...head].filter(([, text]) => text.trim());
  });

const addresses = /\S+@\S+|https?:\/\/\S+/g;

/** A letter without a mark: no text of the content has one. */
const bareLetter = /[a-z](?!\p{Mark})/iu;

/** How many texts stand side by side: what is in brackets is one. */
function textsIn(text: string): number {
  let depth = 0;
  let count = 0;
  for (const sign of text) {
    if (sign === '[') {
      if (depth === 0) count += 1;
      depth += 1;
    }
    if (sign === ']') depth -= 1;
  }
  return count;
}

/** Words that stand outside the content, and texts that are put together outside of it. */
export const strangersIn = (said: readonly Said[]) =>
  said
    .filter(([, text]) => bareLetter.test(text.replace(addresses, '')) || textsIn(text) > 1)
    .map(([where, text]) => `${where}: ${text}`);
