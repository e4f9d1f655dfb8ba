import { isoDate } from './isoDate';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `April 15, 2025` → `Tue` */
export function weekdayOf(date: string) {
  return days[new Date(isoDate(date)).getUTCDay()];
}
