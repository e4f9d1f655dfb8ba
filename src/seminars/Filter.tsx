import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { startTransition, useId, useOptimistic } from 'react';
import { seminarsPage } from '../content/pages/seminars';
import { seminarCategories, seminarFormats } from '../content/seminars';
import { target } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { PageLink } from '../ui/PageLink';
import { ofKind, paintFiltered, type SeminarFilters, writeFilters } from './filters';

const text = seminarsPage.filter;

/** The choices of each filter, the first of which is all. */
const choices = {
  category: { label: text.subject, all: text.allSubjects, labels: seminarCategories },
  format: { label: text.format, all: text.allFormats, labels: seminarFormats },
};

const atRest = (theme: Theme) => ({
  color: theme.vars.palette.text.heading,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: theme.vars.palette.field.border,
  fontWeight: 'medium',
  outline: 0,
});

const current = ({ vars: { palette } }: Theme) => ({
  color: palette.background.paper,
  backgroundColor: palette.text.heading,
  borderColor: palette.text.heading,
  fontWeight: 'strong',
  '@media (forced-colors: active)': { outline: '2px solid Highlight' },
});

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
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: { xs: 1, sm: 1.5 },
        '& ul': { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' },
        '& a': {
          ...theme.typography.facts,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          minWidth: target,
          minHeight: target,
          px: { xs: 1.25, sm: 2 },
          border: 1,
          ...atRest(theme),
          borderRadius: theme.radius.full,
          textDecoration: 'none',
          '&:hover': { borderColor: 'text.heading' },
          '&[aria-current]': current(theme),
        },
        ...paintFiltered((kind) => ({
          [`& ul:has(${ofKind(kind)}) > li > [aria-current]`]: atRest(theme),
          [`& ul > li > ${ofKind(kind)}`]: current(theme),
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
                  <PageLink
                    to={{ search: writeFilters(chosen) }}
                    inPlace
                    onFollow={() => startTransition(() => setWanted(chosen))}
                    data-kinds={value}
                    {...(isCurrent && { 'aria-current': 'true' })}
                  >
                    {words}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </Box>
  );
}
