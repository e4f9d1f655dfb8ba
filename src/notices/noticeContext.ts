import { createContext } from 'react';
import type { NoticeText } from '../content/types';

/** How a notice looks. */
export type Tone = 'success' | 'error';

export interface NoticeOptions {
  /** The page says the same as a status of its own, so the notice is shown and not announced. */
  silent?: boolean;
}

/** The notice that the area shows. */
export interface CurrentNotice extends NoticeText, NoticeOptions {
  tone: Tone;
  /** The snackbar it is in; one that takes the place of another keeps its snackbar. */
  key: number;
  /** Grows with every notice, also with one that says the same again. */
  sequence: number;
}

/** Shows a notice. Never changes, so that components that show notices do not render again with each. */
export const ShowNotice = createContext<
  (tone: Tone, text: NoticeText, options?: NoticeOptions) => void
>(() => undefined);

/** State of the area that a notice is in. */
interface NoticeState {
  /** The notice that counts; nothing once it has been dismissed, while it is still on its way out. */
  current: CurrentNotice | null;
  /** Milliseconds it stays; `null` until it is closed. */
  duration: number | null;
  /** Whether focus is in the area or the window is out of sight, so that no time may pass. */
  paused: boolean;
  dismiss: () => void;
}

export const NoticeContext = createContext<NoticeState>({
  current: null,
  duration: null,
  paused: false,
  dismiss: () => undefined,
});
