import { loadTimeLimit } from '../contact/limits';
import { storedRecord, storeRecord } from '../contact/record';
import { type MessageState, rootData } from './contract';

/*
 * What every page says of a message that was asked to be sent, until the page is hydrated.
 */

const root = rootData();

/** Where the site's addresses begin. */
let site = '';

/** Whether an address is a page of the site, which finds what waits. */
export const isOfSite = (address: string) => site !== '' && address.startsWith(site);

export function show(state?: MessageState) {
  if (!state) {
    // Scrolling would make the browser lay out the page before its first paint.
    delete root.message;
    return;
  }
  root.message = state;
  if (import.meta.env.VITE_HAS_FORM) {
    document.querySelector('form [role=alert]')?.scrollIntoView({ block: 'nearest' });
  }
}

/** Says that an early Send waits, or no longer does. */
export function showRequest() {
  const { requested } = storedRecord();
  const isAsked = requested?.from === 'unknown';
  show(requested && (isAsked ? 'held' : 'waiting'));
  if (!requested || isAsked) return;
  setTimeout(() => {
    if (root.message === 'waiting') show('slow');
  }, loadTimeLimit);
}

/**
 * Takes over what another page was asked to send. A neighbor on the origin can write into the store, too,
 * but not load the page as the visitor does.
 *
 * @param siteAddress where the site's addresses begin
 */
export function inheritRequest(siteAddress: string) {
  site = siteAddress;
  const record = storedRecord();
  const { requested } = record;
  if (!requested) return;
  const [load] = performance.getEntriesByType('navigation');
  const { type } = (load ?? {}) as Partial<PerformanceNavigationTiming>;
  const isTrusted =
    requested.from !== 'unknown' && (type !== 'navigate' || isOfSite(document.referrer));
  storeRecord({ ...record, requested: { ...requested, from: isTrusted ? 'site' : 'unknown' } });
}

/**
 * The scripts are missing. Words and Sends are kept further on, for the next load.
 *
 * @param isWritten whether words stand in the form of the page
 */
export function showOutcome(isWritten: boolean) {
  const record = storedRecord();
  const { requested, news } = record;
  root.scripts = isWritten || requested ? 'failed' : 'off';
  if (requested) show('missing');
  else if (news && !news.told) {
    show(news.to ? 'sent' : 'unsent');
    storeRecord({ ...record, news: { ...news, told: true } });
  }
}
