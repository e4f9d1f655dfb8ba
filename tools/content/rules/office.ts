import { week } from '../../../src/lib/week';
import type { Content } from '../content';
import { type Problem, problemsIn, specificationSays } from '../problem';
import type { Agreed } from '../specification';
import { isDay } from './isDay';

const file = 'src/content/office.ts';

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `09:00` → `9:00 AM`, as the specification has it, whatever the language of the site. */
const inEnglish = (time: string) =>
  clock.format(Date.parse(`1970-01-01T${time}Z`) || 0).replace(/\s/, ' ');

/** Where the company is, the agreed hours, and days on which nobody is there. */
export function officeProblems(content: Content, agreed: Agreed): Problem[] {
  const { address, officeHours, closures } = content[file];
  const { problems, refuse } = problemsIn(file);

  if (!/^[A-Z]{2}$/.test(address.region))
    refuse(
      ['address', 'region'],
      'State',
      `“${address.region}” is not a state.`,
      'Write its two letters: “OR”.',
    );
  if (!/^\d{5}(-\d{4})?$/.test(address.postalCode))
    refuse(
      ['address', 'postalCode'],
      'ZIP code',
      `“${address.postalCode}” is not a ZIP code.`,
      'Write five figures: “97000”.',
    );

  officeHours.forEach(({ days, opens, closes }, index) => {
    const entry = days.join('-');
    if (days.length > 2 || days.some((day) => !week.some((known) => known === day)))
      refuse(
        ['officeHours', index, 'days'],
        entry,
        `“${entry}” are no days of the week.`,
        "Write one day, ['Saturday'], or the first and the last, ['Monday', 'Friday']. A holiday belongs to the closures below.",
      );
    const times = [opens, closes].filter((time) => time !== undefined);
    if (
      times.length === 1 ||
      times.some((time) => !isTime(time)) ||
      times.join() > times.toReversed().join()
    )
      refuse(
        ['officeHours', index],
        entry,
        `“${times.join('” to “')}” are no hours.`,
        "Write both by the clock of 24 hours, opens: '09:00', closes: '18:00', or neither on a closed day.",
      );
  });

  closures.forEach(({ date, note }, index) => {
    if (!isDay(date))
      refuse(
        ['closures', index, 'date'],
        note,
        `“${date}” is not a day.`,
        'Write year, month and day like “2025-07-04”.',
      );
    if (!note)
      refuse(
        ['closures', index],
        date,
        'The day has no note.',
        "Say why, as visitors read it: note: 'Independence Day'.",
      );
    if (closures.findIndex((other) => other.date === date) < index)
      refuse(
        ['closures', index, 'date'],
        note,
        `The day ${date} stands here twice.`,
        'Take one of the two lines out.',
      );
  });

  const said = officeHours.map(({ days, opens, closes }) => {
    const hours = opens && closes ? `${inEnglish(opens)} - ${inEnglish(closes)}` : 'closed';
    return `${days.join('-')} ${hours}`.toLowerCase();
  });
  for (const row of agreed.hours.rows.filter((one) => !said.includes(one.toLowerCase())))
    refuse(
      ['officeHours'],
      'Office hours',
      `“${row}” is missing.`,
      specificationSays(agreed.hours.says),
    );
  return problems;
}
