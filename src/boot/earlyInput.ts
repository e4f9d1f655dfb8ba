import { sessionStore } from '../lib/storage';
import { attributes, clicksKey, filterName, rootData, sendName } from './contract';
import * as form from './earlyForm';
import { inheritRequest, showOutcome, showRequest } from './earlyMessage';

/*
 * Keeps clicks and words from before the page is hydrated. Clicks are repeated on the button of that name,
 * which shows meanwhile that it was pressed, as a link does; words are kept on the page with the form.
 */

/** A click by the button's name and label: React may replace the element meanwhile. */
type Click = Pick<HTMLButtonElement, 'name' | 'ariaLabel'>;

const isOn = (button: HTMLButtonElement) => (click: Click) =>
  click.name === button.name && click.ariaLabel === button.ariaLabel;

let clicks: Click[] = [];

/** The next page finds all clicks, also those that are still to come on this one. */
let isHandedOver = false;

/** The site has been out of reach for long: no further click is kept. */
let isHopeless = false;

/**
 * Whether visitors can write on the page. The build makes one inline script with what that takes, and one
 * without it for all other pages.
 */
const hasForm: boolean = import.meta.env.VITE_HAS_FORM;

function onClick(event: MouseEvent) {
  markLink(event);
  const button = (event.target as Element).closest('button');
  // The browser itself checks the form for Send, and opens what a button names as its popover. A button
  // without a name is not the site's.
  if (!button?.name || button.name === sendName || button.popoverTargetElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isHopeless) {
    giveUp();
    return;
  }
  const { name, ariaLabel } = button;
  const earlier = clicks.findIndex(isOn(button));
  if (earlier < 0) clicks.push({ name, ariaLabel });
  // The filter opens at once; a second click takes the first one back.
  else if (name === filterName) clicks.splice(earlier, 1);
  mark(button);
  if (isHandedOver) store();
}

/** Shows on a button whether its click is kept. */
function mark(button: HTMLButtonElement) {
  if (button.name === filterName) {
    button.setAttribute('aria-expanded', String(clicks.some(isOn(button))));
  } else {
    button.setAttribute(attributes.pressed, '');
    rootData().pressed = '';
  }
}

/** Shows on a link to another page that it was pressed, until that page comes. */
function markLink({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const link = (target as Element).closest<HTMLAnchorElement>(
    'a:not([download],[target],[href*="#"])',
  );
  if (link?.origin === window.location.origin) link.setAttribute(attributes.pressed, '');
}

/** Nothing, or no element of a kind, shows any longer that it was pressed. */
function unmark(kind = '') {
  for (const element of document.querySelectorAll(`${kind}[${attributes.pressed}]`)) {
    element.removeAttribute(attributes.pressed);
  }
}

function forEachClicked(act: (button: HTMLButtonElement) => void) {
  const buttons = [...document.querySelectorAll('button')];
  for (const click of clicks) {
    const button = buttons.find((one) => isOn(one)(click));
    if (button) act(button);
  }
}

const store = () =>
  sessionStore.write(clicksKey, JSON.stringify({ at: window.location.pathname, clicks }));

/** Nothing waits any longer. */
function forgetClicks() {
  clicks = [];
  unmark();
}

/** The scripts are missing. */
function giveUp() {
  window.removeEventListener('click', onClick, true);
  forgetClicks();
  showOutcome(hasForm && form.isWritten());
}

/** Clicks that a reload for missing scripts has handed over to the same page. */
function inheritClicks() {
  const stored = sessionStore.readJson(clicksKey) as { at?: string; clicks?: Click[] };
  sessionStore.remove(clicksKey);
  if (stored?.at === window.location.pathname && Array.isArray(stored.clicks)) {
    clicks = stored.clicks;
  }
}

export const earlyInput = {
  /** @param siteAddress where the site's addresses begin */
  listen(siteAddress: string) {
    inheritRequest(siteAddress);
    inheritClicks();
    if (hasForm) form.listen();
    window.addEventListener('click', onClick, true);
    document.addEventListener('DOMContentLoaded', () => {
      showRequest();
      forEachClicked(mark);
    });
    // Whoever comes back finds no link pressed.
    window.addEventListener('pagehide', () => unmark('a'));
    // Another page may have sent meanwhile what this one promised.
    window.addEventListener('pageshow', ({ persisted }) => persisted && showRequest());
  },
  /** @returns whether the page that is loaded next finds everything */
  handOver(): boolean {
    const isKept = !hasForm || form.keep();
    isHandedOver = isKept && (clicks.length === 0 || store());
    if (hasForm && isHandedOver) form.letLeave();
    return isHandedOver;
  },
  /** The app takes over: from now on it answers clicks itself. */
  hydrate() {
    window.removeEventListener('click', onClick, true);
    if (hasForm) form.handOver();
    forEachClicked((button) => button.click());
    forgetClicks();
  },
  giveUp,
  /** The site cannot be reached: what works without scripts is shown at the next click. */
  loseHope() {
    isHopeless = true;
  },
};
