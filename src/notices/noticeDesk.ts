import { createContext } from 'react';
import type { NoticeText } from '../content/types';

/** How a notice looks and how urgently it is announced. */
export type Tone = 'success' | 'error';

/** The notice that stands in the area. */
export interface StandingNotice extends NoticeText {
  tone: Tone;
  /** The snackbar it stands in; one that takes the place of another keeps its snackbar. */
  key: number;
  /** Grows with every notice, also with one that says the same again. */
  turn: number;
}

/** What shows a notice. Never changes, so that nobody who shows one renders with each of them. */
export const ShowNotice = createContext<(tone: Tone, text: NoticeText) => void>(() => undefined);

/** What a notice needs to know of the area it stands in. */
interface NoticeDesk {
  /** The notice that counts; nothing once it has been dismissed, while it is still on its way out. */
  standing: StandingNotice | null;
  /** Milliseconds it stays; `null` until it is closed. */
  duration: number | null;
  /** Whether focus is in the area or the window is out of sight, so that no time may pass. */
  held: boolean;
  dismiss: () => void;
}

export const NoticeDeskContext = createContext<NoticeDesk>({
  standing: null,
  duration: null,
  held: false,
  dismiss: () => undefined,
});
