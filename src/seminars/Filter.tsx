import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { startTransition, useId, useOptimistic } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import { seminarCategories, seminarFormats } from '../content/seminars';
import { PageLink } from '../routing/PageLink';
import { chip, currentChip } from '../theme/mixins';
import { HiddenText } from '../ui/HiddenText';
import { inColors, type SeminarFilters, stylesByAddress, withTag, writeFilters } from './filters';

const text = seminarsPage.filter;

/** The two filters: the choices of each, and the words for all of them. */
const choices = {
  category: { label: text.category, all: text.allCategories, labels: seminarCategories },
  format: { label: text.format, all: text.allFormats, labels: seminarFormats },
};

/** Id of the filter, for links back from the list. */
export const filterId = 'choose-seminars';

interface FilterProps {
  /** The filters in the URL. */
  filters: SeminarFilters;
}

/**
 * Narrows the list of seminars by category and by format. Each choice is a link, so that it can be bookmarked, shared
 * and undone with Back; the current one carries `aria-current`.
 */
export function Filter({ filters }: FilterProps) {
  const id = useId();
  // Shown at once, before the list follows, so that a quick second press builds on the first.
  const [wanted, setWanted] = useOptimistic(filters);
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      id={filterId}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: { xs: 1, sm: 1.5 },
        // The legend of the colors in Season.
        ...inColors(
          theme,
          (main) => ({
            content: '""',
            width: '0.7em',
            aspectRatio: '1',
            marginInlineEnd: { xs: 0.5, sm: 0.75 },
            border: '1px solid',
            backgroundColor: main,
            forcedColorAdjust: 'none',
          }),
          '::before',
        ),
        ...stylesByAddress((tag) => ({
          [`& ul:has(${withTag(tag)}) > li > [aria-current]`]: chip(theme),
          [`& ul > li > ${withTag(tag)}`]: currentChip(theme),
        })),
      })}
    >
      <HiddenText id={id}>{text.label}</HiddenText>
      {Object.entries(choices).map(([filter, { label, all, labels }]) => (
        <div key={filter}>
          <HiddenText id={id + filter}>{label}</HiddenText>
          <Box
            component="ul"
            role="list"
            aria-labelledby={id + filter}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 } }}
          >
            {[[undefined, all] as const, ...Object.entries(labels)].map(([value, words]) => {
              const chosen = { ...wanted, [filter]: value };
              const isCurrent = wanted[filter as keyof SeminarFilters] === value;
              return (
                <li key={words}>
                  <Link
                    component={PageLink}
                    variant="chip"
                    to={{ search: writeFilters(chosen) }}
                    inPlace
                    onFollow={() => startTransition(() => setWanted(chosen))}
                    data-filter={filter}
                    data-tags={value}
                    {...(isCurrent && { 'aria-current': 'true' })}
                  >
                    {words}
                  </Link>
                </li>
              );
            })}
          </Box>
        </div>
      ))}
    </Box>
  );
}
