import { seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { useIsHydrated } from '../lib/useIsHydrated';
import { Fact } from '../ui/Facts';
import { device } from './device';
import { ownTime } from './times';

/**
 * When a live webinar is on the visitor's own clock, where that is known and shows another time or day than
 * ours. Drawn by itself once the page is hydrated and idle, and not with its card.
 */
export function OwnTime({ seminar }: { seminar: Seminar }) {
  const isHydrated = useIsHydrated();
  const time = isHydrated && ownTime(seminar, device.timeZone());
  const text = seminarsPage.card;
  return time && <Fact label={text.time}>{text.ownTime(time)}</Fact>;
}
