import { useDeferredValue } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/types';
import { device } from './device';
import { Fact } from './Facts';
import { ownStart } from './times';

/**
 * When a live webinar begins on the visitor's own clock, where that is known and shows another time or day than
 * ours. Drawn by itself once the page is hydrated and idle, and not with its card.
 */
export function OwnStart({ seminar }: { seminar: Seminar }) {
  const isIdle = useDeferredValue(true, false);
  const time = isIdle && ownStart(seminar, device.timeZone());
  const { start, ownStart: inWords } = seminarsPage.card;
  return time && <Fact label={start}>{inWords(time)}</Fact>;
}
