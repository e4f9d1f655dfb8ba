import { draft } from '../contact/draft';
import { attributes, hydratedEvent, rootData, sendName } from './names';
import { keepEarlyScheme, startScheme } from './scheme';

/*
 * Stands inline in the head of every page. It shows the visitor's colors before anything is painted, starts the
 * page's scripts after the first paint or at the first sign that somebody uses the page (decision 001), and keeps
 * what is written and pressed until the page can answer. The scripts stand in an attribute of its element, so that
 * this code, and with it its hash in the policy, is the same on every page.
 */
const scripts = document.currentScript?.dataset.load?.split(' ') ?? [];
/** The page's own and, last, the one that hydrates it; they import the others. */
const toRun = scripts.slice(-2);

const data = rootData();

/** How long to wait before each further try, in milliseconds. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

/** How long scripts wait for all else, in milliseconds. */
const latestStart = 4000;

const run = async () => {
  for (const script of toRun) await import(/* @vite-ignore */ script);
};

/** Past the cache, which may hold that a script is missing. */
async function fetchAgain(script: string) {
  const { ok } = await fetch(script, { cache: 'reload' });
  if (!ok) throw new Error();
}

/** Names and values of pressed buttons: React may put other elements in their place. */
const presses = new Set<string>();
const pressOf = ({ name, value }: HTMLButtonElement) => `${name} ${value}`;
const sendPress = `${sendName} `;

const pressedButtons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button[name]')].filter((button) =>
    presses.has(pressOf(button)),
  );

/**
 * Asks again for scripts that did not come, always at their own addresses: under another one the site would run
 * twice. They are imported only once all are there, since browsers may remember a failed import.
 */
async function runAgain() {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      await Promise.all(scripts.map(fetchAgain));
      await run();
      return;
    } catch {
      // Wait longer.
    }
  }
  // Nothing waits any longer, and styles show what works without scripts.
  for (const button of pressedButtons()) button.removeAttribute(attributes.pressed);
  presses.clear();
  data.scripts = 'off';
}

/** A press on a link, and its focus, are no sign of use: the connection is for the page it opens. */
const leadsAway = ({ type, target }: Event) =>
  type !== 'keydown' && target instanceof Element && target.closest('a');

let hasStarted = false;

function start(sign?: Event) {
  if (hasStarted || (sign && leadsAway(sign))) return;
  hasStarted = true;
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }
  run().catch(runAgain);
}

/** Does what `command` says, in browsers from before it. */
function onCommand({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(button && dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[name]');
  if (!button || button.hasAttribute('commandfor') || data.scripts) return;
  event.preventDefault();
  // React answers as soon as it begins to hydrate: the press would be done twice.
  event.stopPropagation();
  presses.add(pressOf(button));
  button.setAttribute(attributes.pressed, '');
}

function keepWords() {
  for (const form of document.forms) draft.keep(form);
}

/** Who writes on has not finished: Send is taken back. */
function takeSendBack({ target }: Event) {
  if (!(target instanceof Element && target.closest('form'))) return;
  presses.delete(sendPress);
  document.querySelector(`[name=${sendName}]`)?.removeAttribute(attributes.pressed);
}

const untilHydrated = new AbortController();

function listen<Type extends keyof WindowEventMap>(
  types: Type[],
  listener: (event: WindowEventMap[Type]) => void,
) {
  const { signal } = untilHydrated;
  for (const type of types) window.addEventListener(type, listener, { capture: true, signal });
}

delete data.scripts;
startScheme();
listen(['pointerdown', 'keydown', 'focusin'], start);
listen(['load'], () => requestAnimationFrame(() => setTimeout(start, 100)));
setTimeout(start, latestStart);
listen(['click'], onClick);
// A page that Back brings from the cache has the menu closed.
window.addEventListener('pagehide', () =>
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close(),
);
// After hydration, too, since React does nothing about `command`.
if (!('command' in HTMLButtonElement.prototype)) window.addEventListener('click', onCommand, true);
listen(['input'], takeSendBack);
listen(['input', 'change', 'pagehide'], keepWords);
listen(['change'], keepEarlyScheme);
listen(['beforeunload'], (event) => presses.has(sendPress) && event.preventDefault());
// After a reload, Back may change the address and not the page, which for the browser is the same document.
const { pathname } = window.location;
listen(['popstate'], () => window.location.pathname === pathname || window.location.reload());
document.addEventListener('DOMContentLoaded', () => {
  for (const form of document.forms) draft.restore(form);
});
window.addEventListener(
  hydratedEvent,
  () => {
    untilHydrated.abort();
    for (const button of pressedButtons()) {
      button.removeAttribute(attributes.pressed);
      button.click();
    }
  },
  { once: true },
);
