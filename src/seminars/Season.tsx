import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import { type Seminar, seminarCategories, seminars } from '../content/seminars';
import { formatLongWeekday, formatMonth, formatWeekday } from '../lib/format';
import { PageLink } from '../routing/PageLink';
import { forcedColors, screenOnly, sign } from '../theme/mixins';
import { once } from '../theme/once';
import { target } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import {
  filterTags,
  inColors,
  matchesFilters,
  type SeminarFilters,
  stylesByAddress,
  withTag,
  writeFilters,
} from './filters';

const text = seminarsPage.card;
const dayLength = 86_400_000;

/** Weeks of the season, in UTC; each has the weekdays on which any seminar takes place. */
function weeksOf(list: readonly Seminar[]) {
  const days = list.map(({ date }) => Date.parse(date));
  const sinceMonday = (day: number) => (new Date(day).getUTCDay() + 6) % 7;
  const weekdays = [...new Set(days.map(sinceMonday))].sort((a, b) => a - b);
  const mondays = days.map((day) => day - sinceMonday(day) * dayLength);
  const last = Math.max(...mondays);
  const weeks: Date[][] = [];
  for (let monday = Math.min(...mondays); monday <= last; monday += 7 * dayLength) {
    weeks.push(weekdays.map((weekday) => new Date(monday + weekday * dayLength)));
  }
  return weeks;
}

interface SeasonProps {
  /** The filters in the URL. */
  filters: SeminarFilters;
  /** Seminars to show; all by default. */
  list?: readonly Seminar[];
}

const parts = generateUtilityClasses('Season', ['summary', 'days', 'label', 'day', 'link', 'full']);

/** The box and its parts in one rule. */
const SeasonRoot = styled('details')(
  once((theme) => {
    const { palette } = theme.vars;
    const leftOut = {
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      fontWeight: theme.typography.medium,
      boxShadow: `inset 0 0 0 1px ${palette.field.border}`,
      [forcedColors]: { borderStyle: 'dashed' },
    };
    return {
      ...theme.typography.facts,
      color: palette.text.secondary,
      [`& .${parts.summary}`]: {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        width: 'fit-content',
        minHeight: target,
        color: palette.text.heading,
        fontWeight: theme.typography.strong,
        cursor: 'pointer',
        '&::-webkit-details-marker': { display: 'none' },
        '&::after': { ...theme.typography.h4, ...sign('+') },
      },
      [`&[open] .${parts.summary}::after`]: sign('–'),
      // From tablets on there is room for it; other browsers keep it folded.
      '@supports selector(::details-content)': {
        [theme.breakpoints.up('sm')]: {
          [`& .${parts.summary}`]: { display: 'none' },
          '&::details-content': { contentVisibility: 'visible' },
        },
      },
      [`& .${parts.days}`]: {
        // `details` does not pass on the inherited `box-sizing` of the base styles.
        boxSizing: 'border-box',
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateRows: `auto repeat(var(--days), minmax(${target}px, auto))`,
        gridTemplateColumns: 'auto repeat(var(--weeks), minmax(24px, 3rem))',
        // Days stay beside the names of their weekdays.
        justifyContent: 'start',
      },
      [`& .${parts.label}, & .${parts.day}`]: {
        display: 'grid',
        gridAutoFlow: 'column',
        alignItems: 'center',
      },
      [`& .${parts.day}[aria-hidden]`]: { justifyContent: 'center' },
      [`& .${parts.label}`]: {
        justifyContent: 'start',
        paddingInline: theme.spacing(0.5, 1),
        whiteSpace: 'nowrap',
      },
      [`& .${parts.link}`]: {
        display: 'grid',
        alignItems: 'center',
        justifyContent: 'center',
        height: '100%',
        // The fill keeps a distance, the target does not.
        border: '2px solid transparent',
        backgroundClip: 'padding-box',
        borderRadius: theme.radius.input,
        fontWeight: theme.typography.strong,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        [forcedColors]: { border: '1px solid LinkText' },
      },
      [`& .${parts.full}`]: { textDecoration: 'line-through' },
      ...inColors(theme, (main, label) => ({ backgroundColor: main, color: label })),
      '& [data-left-out]': leftOut,
      ...stylesByAddress((tag) => ({ [`& .${parts.link}:not(${withTag(tag)})`]: leftOut })),
    };
  }),
);

/**
 * The days of the season at a glance, beside the heading of the page or below it; on phones folded. Each day leads to its
 * card in the color of its category, which the filter explains; a day that the filter leaves out is an outline, and
 * its link drops the filter. Not for choosing a date: nothing changes but the place on the page.
 *
 * Accessibility: a list in the order of the days, so that Tab and screen readers go through the season from its first
 * day to its last. A table would go through all Tuesdays first, and repeat a header before each day that
 * the name of its link says anyway. Days without a seminar are for the eye only.
 */
export function Season({ filters, list = seminars }: SeasonProps) {
  const summaryId = useId();
  const weeks = weeksOf(list);
  const monthOf = (week?: Date[]) => week?.[0] && formatMonth(week[0]);
  return (
    <SeasonRoot
      {...screenOnly}
      // Their numbers are given, so that the box is as wide while the document still arrives.
      sx={{ '--days': weeks[0]?.length ?? 0, '--weeks': weeks.length }}
    >
      <summary id={summaryId} className={parts.summary}>
        {seminarsPage.season}
      </summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: base styles take its markers away */}
      <ol role="list" className={parts.days} aria-labelledby={summaryId}>
        <li className={parts.label} aria-hidden="true" />
        {weeks[0]?.map((day) => (
          <li key={day.getUTCDay()} className={parts.label} aria-hidden="true">
            {formatWeekday(day)}
          </li>
        ))}
        {weeks.flatMap((week, index) => [
          <li key={week[0]?.getTime()} className={parts.label} aria-hidden="true">
            {monthOf(week) !== monthOf(weeks[index - 1]) && monthOf(week)}
          </li>,
          ...week.map((day) => {
            const date = day.toISOString().slice(0, 10);
            const those = list.filter((seminar) => seminar.date === date);
            const number = day.getUTCDate();
            return (
              <li key={date} className={parts.day} aria-hidden={those.length === 0 || undefined}>
                {those.length === 0 && number}
                {those.map((seminar) => {
                  const isLeftOut = !matchesFilters(seminar, filters);
                  return (
                    <PageLink
                      key={seminar.slug}
                      className={parts.link}
                      to={{ search: isLeftOut ? '' : writeFilters(filters), hash: seminar.slug }}
                      {...filterTags(seminar)}
                      {...(isLeftOut && { 'data-left-out': '' })}
                    >
                      <span aria-hidden="true" {...(seminar.full && { className: parts.full })}>
                        {number}
                      </span>
                      <HiddenText>
                        {`${formatLongWeekday(day)}, ${formatMonth(day)} ${number}: ${seminar.title}, ${seminarCategories[seminar.category]}${seminar.full ? text.isFull : ''}`}
                      </HiddenText>
                    </PageLink>
                  );
                })}
              </li>
            );
          }),
        ])}
      </ol>
    </SeasonRoot>
  );
}
