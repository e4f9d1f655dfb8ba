import { rootData } from '../lib/constants';
import { followAddress, hurryFirstPicture } from './address';
import { polyfillDialogs } from './dialogPolyfills';
import { loadEntry } from './entry';
import { watchForms } from './forms';
import { watchPresses } from './presses';
import { startScheme } from './scheme';

/*
 * Inline in the head of every document, before anything is painted: what a page does until React has hydrated it, and
 * a few things that React does not do. The address of the entry and the page stand in attributes of the script, so that
 * its text, and its hash in the policy, is the same in every document.
 */
const { entry = '', page, clock } = document.currentScript?.dataset ?? {};

/**
 * Whether the device shows another hour than the company's clock: `2025-04-15T09:00:00-07:00`. Not at UTC: most devices
 * that say so hide where they are, and get no time of their own; Ghana, which does not, has its lines come later.
 */
function isElsewhere(moment: string) {
  const date = new Date(moment);
  return date.getTimezoneOffset() !== 0 && date.getHours() !== Number(moment.slice(11, 13));
}

if (clock && isElsewhere(clock)) rootData().elsewhere = '';

followAddress(page);
hurryFirstPicture();
startScheme();
watchPresses();
watchForms();
polyfillDialogs();
// Closes the menu before the page enters the bfcache; Back would show it open.
window.addEventListener('pagehide', () =>
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close(),
);
// What works with scripts alone shows from here on.
delete rootData().withoutScripts;
loadEntry(entry);
