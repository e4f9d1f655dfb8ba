import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useOptimistic } from 'react';
import type { SeminarFilterText } from '../content/types';
import { listCalendarPath } from '../lib/calendarPath';
import { filterOptions, type SeminarFilters } from '../lib/seminarFilters';
import { FilterLinks } from './FilterLinks';
import { IconLink } from './IconLink';

interface SeminarFilterProps {
  /** Labels, and how the count is said. */
  text: SeminarFilterText;
  /** What the address asks for. */
  filters: SeminarFilters;
  /** How many seminars the filters leave; announced whenever it changes. */
  count: number;
}

/**
 * Narrows the list of seminars by subject and by format, says how many are left, and offers those as one
 * calendar file.
 *
 * Not for searching by words.
 *
 * Accessibility: a navigation of links, so that a choice can be bookmarked, shared and undone with
 * Back. The number of seminars left is a status, announced without moving focus (WCAG 4.1.3).
 */
export function SeminarFilter({ text, filters, count }: SeminarFilterProps) {
  // Shown at once, before the list follows, so that a quick second click builds on the first.
  const [wanted, setWanted] = useOptimistic(filters);
  const labelled = (kind: keyof SeminarFilters, all: string) =>
    filterOptions(kind, wanted).map(({ value, ...option }) => ({
      ...option,
      label: value ?? all,
      onChoose: () => startTransition(() => setWanted({ ...wanted, [kind]: value })),
    }));
  return (
    <Box
      component="nav"
      aria-label={text.label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1.5,
        displayPrint: 'none',
      }}
    >
      <FilterLinks label={text.subject} options={labelled('category', text.allSubjects)} />
      <FilterLinks label={text.format} options={labelled('format', text.allFormats)} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          ml: { md: 'auto' },
        }}
      >
        <Typography role="status" variant="facts">
          {text.count(count)}
        </Typography>
        {count > 0 && (
          <IconLink
            icon={EditCalendarOutlined}
            href={listCalendarPath(filters)}
            download
            label={text.calendar(count, !filters.category && !filters.format)}
          />
        )}
      </Box>
    </Box>
  );
}
