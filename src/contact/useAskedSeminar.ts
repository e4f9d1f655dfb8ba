import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '../hydration/useAfterHydration';
import { addToHistoryState, historyState } from '../lib/constants';
import { addSeminar, askedSeminar, askedSlug } from './chosenSeminars';
import { sendStore } from './send';

/**
 * Makes the next message one about the seminar that the address asks about, once for each entry of the history: Back
 * and a reload bring back no seminar that was left out or sent.
 *
 * @returns whether that seminar is gone with another season
 */
export function useAskedSeminar(): boolean {
  const search = useAfterHydration(useLocation().search, '');
  const asked = askedSeminar(search);
  useLayoutEffect(() => {
    if (!asked || historyState().asked) return;
    addToHistoryState({ asked: true });
    addSeminar(asked);
    sendStore.forget();
  }, [asked]);
  return !asked && askedSlug(search) !== '';
}
