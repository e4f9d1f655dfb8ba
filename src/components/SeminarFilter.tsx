import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useId, useOptimistic, useState } from 'react';
import type { SeminarFilterText } from '../content/types';
import { filterOptions, type SeminarFilters } from '../lib/seminarFilters';
import { atFootOnPhones } from '../theme/media';
import { FilterLinks } from './FilterLinks';

interface SeminarFilterProps {
  /** Labels, and how the count is said. */
  text: SeminarFilterText;
  /** What the address asks for. */
  filters: SeminarFilters;
  /** How many seminars the filters leave; announced whenever it changes. */
  count: number;
}

/**
 * Narrows the list of seminars by subject and by format, and says how many are left. On phones, where it
 * stays at the foot of the window, a button opens the choices.
 *
 * Not for searching by words.
 *
 * Accessibility: a navigation of links, so that a choice can be bookmarked, shared and undone with
 * Back. The number of seminars left is a status, announced without moving focus (WCAG 4.1.3).
 */
export function SeminarFilter({ text, filters, count }: SeminarFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
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
      }}
    >
      <Box
        id={optionsId}
        sx={[
          { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: { xs: 1, sm: 1.5 } },
          (theme) => atFootOnPhones(theme, { display: isOpen ? 'grid' : 'none', flexGrow: 1 }),
        ]}
      >
        <FilterLinks label={text.subject} options={labelled('category', text.allSubjects)} />
        <FilterLinks label={text.format} options={labelled('format', text.allFormats)} />
      </Box>
      <Typography
        role="status"
        variant="facts"
        sx={[
          { ml: { md: 'auto' } },
          (theme) =>
            atFootOnPhones(theme, {
              marginLeft: theme.spacing(1),
              marginRight: 'auto',
              color: theme.vars.palette.text.heading,
              fontWeight: 600,
            }),
        ]}
      >
        {text.count(count)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        name="filter"
        endIcon={isOpen ? <ExpandMore /> : <ExpandLess />}
        aria-expanded={isOpen}
        aria-controls={optionsId}
        onClick={() => setOpen(!isOpen)}
        sx={[{ display: 'none' }, (theme) => atFootOnPhones(theme, { display: 'inline-flex' })]}
      >
        {text.open}
      </Button>
    </Box>
  );
}
