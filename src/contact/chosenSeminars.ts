import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Seminar, seminars } from '../content/seminars';
import { useAfterHydration } from '../hydration/useAfterHydration';
import { addToHistoryState } from '../lib/constants';
import { readDraft, wasAsked, writeDraft } from './draft';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // From the bfcache the draft may have become another one.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}

const read = () => readDraft().seminars ?? '';

const seminarsOf = (slugs: string) =>
  slugs.split(' ').flatMap((slug) => seminars.find((one) => one.slug === slug) ?? []);

/** The slug that a query asks about, `?seminar=tax-update`; empty for none. */
const askedSlug = (search: string) => new URLSearchParams(search).get('seminar') ?? '';

/** The seminar that a query asks about; none where it is one of another season. */
export const askedSeminar = (search: string) => seminarsOf(askedSlug(search))[0];

function write(chosen: readonly Seminar[]) {
  const slugs = chosen.map(({ slug }) => slug).join(' ');
  writeDraft({ ...readDraft(), seminars: slugs });
  for (const listener of listeners) listener();
}

/** The seminars that the next message is about, in the order in which they were chosen. */
export const chosenSeminars = () => seminarsOf(read());

/** Makes the next message one about this seminar, too. */
export const addSeminar = (seminar: Seminar) => write([...new Set([...chosenSeminars(), seminar])]);

/** Takes seminars out of the next message. */
export const removeSeminars = (gone: readonly Seminar[]) =>
  write(chosenSeminars().filter((seminar) => !gone.includes(seminar)));

/** The chosen seminars; none before hydration. */
export const useChosenSeminars = () => seminarsOf(useSyncExternalStore(subscribe, read, () => ''));

/**
 * Makes the next message one about the seminar that the address asks about, once for each entry of the history: Back
 * and a reload bring back no seminar that was left out or sent.
 *
 * @param onAdd called when it has become one
 * @returns whether that seminar is gone with another season
 */
export function useAskedSeminar(onAdd: () => void): boolean {
  const search = useAfterHydration(useLocation().search, '');
  const asked = askedSeminar(search);
  useLayoutEffect(() => {
    if (!asked || wasAsked()) return;
    addToHistoryState({ asked: true });
    addSeminar(asked);
    onAdd();
  }, [asked, onAdd]);
  return !asked && askedSlug(search) !== '';
}
