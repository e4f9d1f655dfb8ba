import { loadTimeLimit } from '../contact/limits';
import {
  fieldsOf,
  fillEmptyFields,
  isEmpty,
  isHoneypotFilled,
  messageOf,
} from '../contact/message';
import { type ContactRecord, contactRecord, type SendRequest } from '../contact/record';
import { createLeaveGuard } from '../lib/leaveGuard';
import { sessionStore } from '../lib/storage';
import { clicksKey, filterName, type MessageState, rootData, sendName } from './contract';

/*
 * What a visitor types and clicks before the page is hydrated. Words and a valid Send go into the record of
 * the contact message, where the app finds them; other clicks are repeated on the button of that name.
 */

/** A second click on these takes the first one back. */
const toggles: string[] = [filterName];

/** A click by the button's name and value: React may replace the element meanwhile. */
type Click = Pick<HTMLButtonElement, 'name' | 'value'>;

const root = rootData();

let clicks: Click[] = [];

/** Whether all words outlive the page. */
let isKept = true;

const contactForm = () => [...document.forms].find((form) => fieldsOf(form).length > 0);

/** Where the site's addresses begin. */
let site = '';

/** Whether an address is a page of the site, which finds what waits. */
const isOfSite = (address: string) => site !== '' && address.startsWith(site);
const guardLeaving = createLeaveGuard((link) => isKept && isOfSite(link.href));

function show(state?: MessageState) {
  if (state) root.message = state;
  else delete root.message;
  contactForm()?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
}

/** Says that an early Send waits, or no longer does. */
function showRequest() {
  const { requested } = contactRecord.read();
  const isAsked = requested?.from === 'unknown';
  show(requested && (isAsked ? 'held' : 'waiting'));
  if (!requested || isAsked) return;
  setTimeout(() => {
    if (root.message === 'waiting') show('slow');
  }, loadTimeLimit);
}

function save(change: Partial<ContactRecord>) {
  isKept = contactRecord.update(change);
  const { draft, requested } = contactRecord.read();
  guardLeaving(requested?.from === 'page' || (!isKept && !isEmpty(draft)));
}

/** Also keeps what has been filled in without an event, such as by an extension. */
function keepDraft() {
  const form = contactForm();
  if (form) save({ draft: messageOf(form) });
}

function onClick(event: Event) {
  const button = (event.target as Element).closest('button');
  // The browser itself checks the form for Send. A button without a name is not the site's.
  if (!button?.name || button.name === sendName) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { name, value } = button;
  const earlier = clicks.findIndex((click) => click.name === name && click.value === value);
  if (earlier < 0) clicks.push({ name, value });
  else if (toggles.includes(name)) clicks.splice(earlier, 1);
}

/** The browser has accepted the form, by Send or Enter. Anything else it has refused, and said why. */
function onSubmit(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  if (fieldsOf(form).length === 0) return;
  const message = messageOf(form);
  const requested: SendRequest = {
    message,
    at: Date.now(),
    honeypotFilled: isHoneypotFilled(form),
    from: 'page',
  };
  save({ draft: message, requested });
  if (root.scripts) show('missing');
  else showRequest();
}

/** Puts the words of an earlier load into the empty fields. */
function restore() {
  const form = contactForm();
  if (form) fillEmptyFields(form, contactRecord.read().draft);
  showRequest();
}

/** A neighbor on the origin can write into the store, too, but not load the page as the visitor does. */
function inherit() {
  const { requested } = contactRecord.read();
  if (!requested) return;
  const [load] = performance.getEntriesByType('navigation');
  const { type } = (load ?? {}) as Partial<PerformanceNavigationTiming>;
  const isTrusted =
    requested.from !== 'unknown' && (type !== 'navigate' || isOfSite(document.referrer));
  contactRecord.update({ requested: { ...requested, from: isTrusted ? 'site' : 'unknown' } });
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
    site = siteAddress;
    inherit();
    inheritClicks();
    window.addEventListener('input', keepDraft, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    document.addEventListener('DOMContentLoaded', restore);
    // Another page may have sent meanwhile what this one promised.
    window.addEventListener('pageshow', ({ persisted }) => persisted && showRequest());
  },
  /** @returns whether the page that is loaded next finds everything */
  handOver(): boolean {
    keepDraft();
    const handed = JSON.stringify({ at: window.location.pathname, clicks });
    const isReady = isKept && (clicks.length === 0 || sessionStore.write(clicksKey, handed));
    if (isReady) guardLeaving(false);
    return isReady;
  },
  /** The app takes over: from now on it keeps words, and answers clicks itself. */
  hydrate() {
    window.removeEventListener('input', keepDraft, true);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
    guardLeaving(false);
    for (const { name, value } of clicks) {
      [...document.querySelectorAll('button')]
        .find((button) => button.name === name && button.value === value)
        ?.click();
    }
    clicks = [];
  },
  /** The scripts are missing. Words and Sends are kept further on, for the next load. */
  giveUp() {
    window.removeEventListener('click', onClick, true);
    clicks = [];
    const { draft, requested, news } = contactRecord.read();
    root.scripts = !isEmpty(draft) || requested ? 'failed' : 'off';
    if (requested) show('missing');
    else if (news && !news.told) {
      show(news.to ? 'sent' : 'unsent');
      contactRecord.update({ news: { ...news, told: true } });
    }
  },
};
