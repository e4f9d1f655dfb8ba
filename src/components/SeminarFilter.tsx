import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, startTransition, useId, useOptimistic, useRef, useState } from 'react';
import { filterName } from '../boot/contract';
import type { SeminarFilterText } from '../content/types';
import { filterOptions, type SeminarFilters } from '../lib/seminarFilters';
import { inSightOnPhones, onlyWithScripts } from '../theme/media';
import { FilterLinks } from './FilterLinks';
import { listOf, type RootProps } from './root';

interface SeminarFilterProps extends RootProps {
  /** Labels, and how the count is said. */
  labels: SeminarFilterText;
  /** The filters in the address. */
  filters: SeminarFilters;
  /** How many seminars the filters leave. */
  count: number;
  /** Months to choose from, `2025-04`; none where the list is short. */
  months?: readonly string[];
}

/**
 * Narrows the list of seminars by subject and by format, and says what is left. On phones a button opens
 * the choices.
 *
 * Not for searching by words.
 *
 * Accessibility: a navigation of links, so that a choice can be bookmarked, shared and undone with
 * Back. The button comes before the choices that it opens; Esc closes them and focus goes back to it.
 * The count is a status, announced without moving focus (WCAG 4.1.3); it names the choice, since two
 * subjects may have as many seminars. Hidden without scripts, since the list would stay as it is.
 */
export function SeminarFilter({
  labels,
  filters,
  count,
  months = [],
  sx,
  ...root
}: SeminarFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  // Shown at once, before the list follows, so that a quick second click builds on the first.
  const [wanted, setWanted] = useOptimistic(filters);
  const names: Partial<Record<string, string>> = labels.labels;
  const labelled = (kind: keyof SeminarFilters, all: string) =>
    filterOptions(kind, wanted, months).map(({ value, ...option }) => ({
      ...option,
      label: value ? (names[value] ?? labels.monthLabel(value)) : all,
      onChoose: () => startTransition(() => setWanted({ ...wanted, [kind]: value })),
    }));
  return (
    <Box
      {...root}
      component="nav"
      aria-label={labels.label}
      onKeyDown={closeOnEscape}
      {...onlyWithScripts}
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1.5,
        },
        ...listOf(sx),
      ]}
    >
      <Button
        ref={button}
        size="small"
        variant="outlined"
        name={filterName}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={isOpen}
        aria-controls={optionsId}
        onClick={() => setOpen(!isOpen)}
        sx={[
          { display: 'none' },
          (theme) => inSightOnPhones(theme, { display: 'inline-flex', order: 1 }),
        ]}
      >
        {labels.open}
      </Button>
      <Box
        id={optionsId}
        sx={[
          { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: { xs: 1, sm: 1.5 } },
          (theme) =>
            // Opens downward, so that the button stays under the finger.
            inSightOnPhones(theme, {
              display: 'none',
              // The attribute opens it, so that it opens before the page is hydrated, too.
              '&:is([aria-expanded="true"] + *)': { display: 'grid' },
              order: 2,
              flexBasis: '100%',
            }),
        ]}
      >
        <FilterLinks label={labels.subject} options={labelled('category', labels.allSubjects)} />
        <FilterLinks label={labels.format} options={labelled('format', labels.allFormats)} />
        {months.length > 0 && (
          <FilterLinks label={labels.month} options={labelled('month', labels.allMonths)} />
        )}
      </Box>
      <Typography
        role="status"
        variant="facts"
        sx={[
          { ml: { md: 'auto' } },
          (theme) =>
            inSightOnPhones(theme, {
              flex: '1 1 0',
              marginLeft: theme.spacing(1),
              color: theme.vars.palette.text.heading,
              fontWeight: 'strong',
            }),
        ]}
      >
        {labels.count(count, filters)}
      </Typography>
    </Box>
  );
}
