import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import { type Seminar, seminarCategories, seminars } from '../content/seminars';
import { formatLongWeekday, formatMonth, formatWeekday } from '../lib/format';
import { PageLink } from '../routing/PageLink';
import { forcedColors, screenOnly, sign } from '../theme/mixins';
import { target } from '../theme/tokens';
import {
  beforeHydration,
  filterTags,
  inColors,
  matchesFilters,
  type SeminarFilters,
  withTag,
  writeFilters,
} from './filters';

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

/**
 * The days of the season at a glance, beside the heading of the page; on narrow screens folded. Each day leads to its
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
    <Box
      component="details"
      {...screenOnly}
      sx={(theme) => {
        const { palette } = theme.vars;
        const leftOut = {
          color: palette.text.secondary,
          backgroundColor: 'transparent',
          fontWeight: 'medium',
          boxShadow: `inset 0 0 0 1px ${palette.field.border}`,
          [forcedColors]: { borderStyle: 'dashed' },
        };
        return {
          ...theme.typography.facts,
          color: 'text.secondary',
          '& > summary': {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: target,
            color: 'text.heading',
            fontWeight: 'strong',
            cursor: 'pointer',
            '&::-webkit-details-marker': { display: 'none' },
            '&::after': { ...sign('+'), typography: 'h4' },
          },
          '&[open] > summary::after': sign('–'),
          // Beside the heading there is room for it; other browsers keep it folded.
          '@supports selector(::details-content)': {
            [theme.breakpoints.up('md')]: {
              '& > summary': { display: 'none' },
              '&::details-content': { contentVisibility: 'visible' },
            },
          },
          '& > ol': {
            // `details` does not pass on the inherited `box-sizing` of the base styles.
            boxSizing: 'border-box',
            display: 'grid',
            gridAutoFlow: 'column',
            gridTemplateRows: `auto repeat(${weeks[0]?.length ?? 0}, minmax(${target}px, auto))`,
            // Their number is given, so that the box is as wide while the document still arrives.
            gridTemplateColumns: `auto repeat(${weeks.length}, minmax(24px, 3rem))`,
            // Days stay beside the names of their weekdays.
            justifyContent: 'start',
          },
          '& li': { display: 'grid', gridAutoFlow: 'column', alignItems: 'center' },
          '& li[aria-hidden]': { justifyContent: 'center' },
          '& li[data-label]': {
            justifyContent: 'start',
            paddingInline: '4px 8px',
            whiteSpace: 'nowrap',
          },
          '& a': {
            display: 'grid',
            gridAutoFlow: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            height: '100%',
            // The fill keeps a distance, the target does not.
            border: '2px solid transparent',
            backgroundClip: 'padding-box',
            borderRadius: theme.radius.input,
            fontWeight: 'strong',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
            [forcedColors]: { border: '1px solid LinkText' },
          },
          '& b': { fontWeight: 'inherit' },
          '& a > span': visuallyHidden,
          ...inColors(theme, (main, label) => ({ backgroundColor: main, color: label })),
          '& [data-left-out]': leftOut,
          ...beforeHydration((tag) => ({ [`& a:not(${withTag(tag)})`]: leftOut })),
        };
      }}
    >
      <summary id={summaryId}>{seminarsPage.season}</summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: base styles take its markers away */}
      <ol role="list" aria-labelledby={summaryId}>
        <li aria-hidden="true" />
        {weeks[0]?.map((day) => (
          <li key={day.getUTCDay()} aria-hidden="true" data-label="">
            {formatWeekday(day)}
          </li>
        ))}
        {weeks.flatMap((week, index) => [
          <li key={week[0]?.getTime()} aria-hidden="true" data-label="">
            {monthOf(week) !== monthOf(weeks[index - 1]) && monthOf(week)}
          </li>,
          ...week.map((day) => {
            const date = day.toISOString().slice(0, 10);
            const those = list.filter((seminar) => seminar.date === date);
            const number = day.getUTCDate();
            return (
              <li key={date} aria-hidden={those.length === 0 || undefined}>
                {those.length === 0 && number}
                {those.map((seminar) => {
                  const isLeftOut = !matchesFilters(seminar, filters);
                  return (
                    <PageLink
                      key={seminar.slug}
                      to={{
                        search: isLeftOut ? '' : writeFilters(filters),
                        hash: seminar.slug,
                      }}
                      {...filterTags(seminar)}
                      {...(isLeftOut && { 'data-left-out': '' })}
                    >
                      <b aria-hidden="true">{number}</b>
                      <span>
                        {`${formatLongWeekday(day)}, ${formatMonth(day)} ${number}: ${seminar.title}, ${seminarCategories[seminar.category]}`}
                      </span>
                    </PageLink>
                  );
                })}
              </li>
            );
          }),
        ])}
      </ol>
    </Box>
  );
}
