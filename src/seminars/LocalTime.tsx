import { seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { useIsHydrated } from '../lib/useIsHydrated';
import { Fact } from '../ui/Facts';
import { device } from './device';
import { localTime } from './times';

/**
 * When a live webinar is on the visitor's own clock, where that is known and shows another time or day than
 * ours. Renders by itself once the page is hydrated, without its card. Reserves no room: it is empty in the company's
 * time zone.
 */
export function LocalTime({ seminar }: { seminar: Seminar }) {
  const isHydrated = useIsHydrated();
  const time = isHydrated && localTime(seminar, device.timeZone());
  const text = seminarsPage.card;
  return time && <Fact label={text.time}>{text.localTime(time)}</Fact>;
}
