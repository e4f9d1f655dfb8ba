import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { startTransition, useId, useOptimistic } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import { seminarCategories, seminarFormats } from '../content/seminars';
import { chip, currentChip } from '../theme/overrides/actions';
import { HiddenText } from '../ui/HiddenText';
import { PageLink } from '../ui/PageLink';
import { inColors, ofKind, paintFiltered, type SeminarFilters, writeFilters } from './filters';

const text = seminarsPage.filter;

/** The choices of each filter, the first of which is all. */
const choices = {
  category: { label: text.subject, all: text.allSubjects, labels: seminarCategories },
  format: { label: text.format, all: text.allFormats, labels: seminarFormats },
};

/** Its address, for links back from the list. */
export const filterId = 'choose-seminars';

interface FilterProps {
  /** The filters in the address. */
  filters: SeminarFilters;
}

/**
 * Narrows the list of seminars by subject and by format. Each choice is a link, so that it can be bookmarked, shared
 * and undone with Back; the current one carries `aria-current`.
 */
export function Filter({ filters }: FilterProps) {
  const id = useId();
  // Shown at once, before the list follows, so that a quick second click builds on the first.
  const [wanted, setWanted] = useOptimistic(filters);
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      id={filterId}
      tabIndex={-1}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: { xs: 1, sm: 1.5 },
        '& ul': {
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1 },
          m: 0,
          p: 0,
          listStyle: 'none',
        },
        // The key to the colors of the season.
        ...inColors(
          theme,
          (main) => ({
            content: '""',
            width: '0.7em',
            aspectRatio: '1',
            mr: { xs: 0.5, sm: 0.75 },
            border: '1px solid',
            backgroundColor: main,
            forcedColorAdjust: 'none',
          }),
          '::before',
        ),
        ...paintFiltered((kind) => ({
          [`& ul:has(${ofKind(kind)}) > li > [aria-current]`]: chip(theme),
          [`& ul > li > ${ofKind(kind)}`]: currentChip(theme),
        })),
      })}
    >
      <HiddenText id={id}>{text.label}</HiddenText>
      {Object.entries(choices).map(([kind, { label, all, labels }]) => (
        <div key={kind}>
          <HiddenText id={id + kind}>{label}</HiddenText>
          <ul aria-labelledby={id + kind}>
            {[[undefined, all] as const, ...Object.entries(labels)].map(([value, words]) => {
              const chosen = { ...wanted, [kind]: value };
              const isCurrent = wanted[kind as keyof SeminarFilters] === value;
              return (
                <li key={words}>
                  <Link
                    component={PageLink}
                    variant="chip"
                    to={{ search: writeFilters(chosen) }}
                    inPlace
                    onFollow={() => startTransition(() => setWanted(chosen))}
                    data-kinds={value}
                    {...(isCurrent && { 'aria-current': 'true' })}
                  >
                    {words}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </Box>
  );
}
