import { draft } from '../contact/draft';
import { attributes, hydratedEvent, rootData, sendName } from '../lib/constants';
import { polyfillDialogs } from './dialogPolyfills';
import { chooseBeforeHydration, notifyMuiOfChoice, startScheme } from './scheme';

/*
 * Inline in the head of every document. Shows the visitor's scheme before the first paint, imports the entry after it
 * (decision 001), and until hydration keeps what is typed and queues what is pressed. The address of the entry stands
 * in an attribute, so that this text, and its hash in the policy, is the same in every document.
 */
const entry = document.currentScript?.dataset.entry ?? '';

const data = rootData();

/** Milliseconds before each further attempt to load the entry. */
const retryDelays = [2000, 4000, 8000, 16_000, 30_000];

/** Milliseconds after which the entry no longer waits for a paint: a hidden tab has none. */
const latestStart = 4000;

const untilHydrated = new AbortController();

function listen<Type extends keyof WindowEventMap>(
  types: Type[],
  listener: (event: WindowEventMap[Type]) => void,
) {
  const { signal } = untilHydrated;
  for (const type of types) window.addEventListener(type, listener, { capture: true, signal });
}

/** Names and values of the buttons whose press is queued, in order; React may replace the elements. */
const presses = new Set<string>();
const pressOf = ({ name, value }: Pick<HTMLButtonElement, 'name' | 'value'>) => `${name} ${value}`;
const sendPress = pressOf({ name: sendName, value: '' });

function dequeue(press: string) {
  presses.delete(press);
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[name]');
  const button = [...buttons].find((one) => pressOf(one) === press);
  button?.removeAttribute(attributes.pressed);
  return button;
}

const parsed = new Promise((resolve) => listen(['DOMContentLoaded'], resolve));

const importEntry = () => import(/* @vite-ignore */ entry);

/**
 * Reloads the page: Firefox and Chromium 150 cache a failed import until the document unloads, and every browser one
 * that does not parse. Not twice, and not while a Send is queued, which a reload would lose.
 */
function reloadOnce(failure: unknown) {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (isReload || presses.has(sendPress)) throw failure;
  window.location.reload();
}

/** Tries again at the same address; under another one the site would run twice. */
async function retry() {
  for (const delay of retryDelays) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      // Bypasses the HTTP cache, which may hold a 404. The login page of a network is no script.
      const { ok, headers } = await fetch(entry, { cache: 'reload' });
      if (!ok || !headers.get('content-type')?.includes('javascript')) continue;
      await importEntry().catch(reloadOnce);
      return;
    } catch {
      // The next attempt waits longer.
    }
  }
  // Gives up: the page is one without scripts.
  for (const press of presses) dequeue(press);
  data.scripts = 'off';
}

/**
 * Pointer or focus on a link does not load the entry: the connection belongs to the page that the link opens. A key
 * does, since Tab passes links.
 */
const leadsAway = ({ type, target }: Event) =>
  type !== 'keydown' && target instanceof Element && target.closest('a');

let hasStarted = false;

/** Loads the entry; React must not hydrate a document that is still arriving. */
function start(event?: Event) {
  if (hasStarted || (event && leadsAway(event))) return;
  hasStarted = true;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = entry;
  document.head.append(link);
  void parsed.then(importEntry).catch(retry);
}

function queuePress(event: MouseEvent) {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[name]');
  if (!button || button.hasAttribute('commandfor') || data.scripts) return;
  event.preventDefault();
  // React replays clicks that it sees during hydration: the press would be done twice.
  event.stopPropagation();
  presses.add(pressOf(button));
  button.setAttribute(attributes.pressed, '');
}

/** A choice in one filter keeps that in the other: the document, made without a query, links to each alone. */
function keepOtherFilter({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-filter]');
  if (!link) return;
  const { filter = '' } = link.dataset;
  const chosen = new URLSearchParams(link.search).get(filter);
  const search = new URLSearchParams(query);
  if (chosen) search.set(filter, chosen);
  else search.delete(filter);
  link.search = search.toString();
}

/** Typing cancels a queued Send. */
function cancelSend({ target }: Event) {
  if (target instanceof Element && target.closest('form')) dequeue(sendPress);
}

delete data.scripts;
// The query, before `startScheme` reads it. Styles narrow the list of seminars to it, and reserve room for a summary.
const query = new URLSearchParams(window.location.search);
data.category = query.get('category') ?? '';
data.format = query.get('format') ?? '';
if (query.has('seminar')) data.seminar = '';
startScheme();
listen(['pointerdown', 'keydown', 'focusin'], start);
// Loads after the first paint, which would wait for the entry.
new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
setTimeout(start, latestStart);
listen(['click'], queuePress);
listen(['pointerdown', 'click'], keepOtherFilter);
// Closes the menu before the page enters the bfcache; Back would show it open.
window.addEventListener('pagehide', () =>
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close(),
);
polyfillDialogs();
listen(['input'], cancelSend);
listen(['input', 'change', 'pagehide'], () => {
  for (const form of document.forms) draft.keep(form);
});
listen(['change'], chooseBeforeHydration);
listen(['beforeunload'], (event) => presses.has(sendPress) && event.preventDefault());
// Back to a `pushState` entry loads no document, and before hydration no router renders it.
const address = window.location.pathname + window.location.search;
listen(['popstate'], () => {
  if (window.location.pathname + window.location.search !== address) window.location.reload();
});
listen(['DOMContentLoaded'], () => {
  for (const form of document.forms) draft.restore(form);
});
window.addEventListener(
  hydratedEvent,
  () => {
    untilHydrated.abort();
    notifyMuiOfChoice();
    for (const press of presses) dequeue(press)?.click();
  },
  { once: true },
);
