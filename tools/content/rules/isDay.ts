/** Whether the calendar has such a day: `2025-02-30` is none. */
export function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}
