import { useDeferredValue } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { Fact } from '../seminar/Facts';
import { localTime } from '../seminar/times';
import { device } from './device';

/**
 * When a live webinar is on the visitor's own clock, where that is known and shows another time or day than
 * ours. Re-renders alone after hydration, without its card; deferred, since the first look at a time zone takes a phone
 * 0.2 seconds. Reserves no room: most visitors are in the company's time zone and see nothing.
 */
export function LocalTime({ seminar }: { seminar: Seminar }) {
  const isHydrated = useDeferredValue(useIsHydrated());
  const time = isHydrated && localTime(seminar, device.timeZone());
  const text = seminarsPage.card;
  return time && <Fact label={text.time}>{text.localTime(time)}</Fact>;
}
