import type { Page } from '@playwright/test';
import { attributes, hydratedEvent } from '../../src/boot/contract';

/**
 * What translators and extensions do to a page. Each runs in the page, again and again as real ones do:
 * whenever the document changes.
 */
export const strangers = {
  'a translator wraps every text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.closest('#root') || parent.localName === 'x-font') continue;
      if (/^(script|style|title|textarea)$/.test(parent.localName)) continue;
      // As Google Translate does it: new text nodes in new elements, the old node out of the page.
      const outer = document.createElement('x-font');
      outer.append(document.createElement('x-font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  },
  'an icon stands after each field': () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      if (field.nextElementSibling?.localName === 'x-icon') continue;
      field.after(document.createElement('x-icon'));
    }
  },
  'a button is put first in the form': () => {
    const form = document.querySelector('form');
    if (!form || form.querySelector('[data-stranger]')) return;
    const button = document.createElement('button');
    button.dataset.stranger = '';
    button.ariaLabel = 'Fill in';
    form.prepend(button);
  },
  'an element is put into main': () => {
    const main = document.querySelector('main');
    if (main?.querySelector('x-banner') === null) main.prepend(document.createElement('x-banner'));
  },
  'a section is removed': () => {
    if (document.documentElement.dataset.removed === window.location.pathname) return;
    const parts = document.querySelectorAll('main section:not(:has(h1, form)), footer');
    const [first] = parts;
    if (!first) return;
    document.documentElement.dataset.removed = window.location.pathname;
    first.remove();
  },
  'phone numbers are made links': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\+\d[\d ()-]{8,}/.test(text.data) || !text.parentElement?.closest('#root')) continue;
      if (text.parentElement.dataset.call) continue;
      const call = document.createElement('a');
      call.dataset.call = 'yes';
      call.href = 'tel:+1';
      text.replaceWith(call);
      call.append(text.data);
    }
  },
} satisfies Record<string, () => void>;

/** Those that find nothing to do on a page without a form. */
export const inForms: string[] = [
  'an icon stands after each field',
  'a button is put first in the form',
] satisfies (keyof typeof strangers)[];

/** Lets a stranger into the page: `before` it is hydrated, from the first element on, or `after`. */
export async function letIn(page: Page, stranger: () => void, time: 'before' | 'after') {
  const source = `(() => {
    const act = ${stranger.toString()};
    const run = () => {
      observer.disconnect();
      if (document.body) act();
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    const observer = new MutationObserver(run);
    const start = () => run();
    ${
      time === 'before'
        ? "if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start); else start();"
        : `if (document.documentElement?.hasAttribute('${attributes.hydrated}')) start(); else window.addEventListener('${hydratedEvent}', start);`
    }
  })()`;
  await page.addInitScript(source);
}
