import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { inSightOnPhones } from '../theme/media';
import { floating } from '../theme/overrides/surfaces';
import { listOf, type RootProps } from './root';

interface FilteredListProps extends RootProps {
  /** Narrows the list; nothing where it is short. */
  filter: ReactNode;
  /** What can be done with all that is left. */
  action: ReactNode;
  /** The current choice; when it changes, the list is shown from its beginning. */
  choice: string;
  /** The list, or words that nothing is left. */
  children: ReactNode;
}

/** Height of the filter on phones, closed and open, and room for a focus ring. */
const phoneFilter = { closed: '78px', open: '204px' };

/**
 * A list below the filter that narrows it. On phones the filter stays below the bar once one has scrolled
 * past it, as long as the list is in sight.
 *
 * Not for a list that fits on one screen.
 *
 * Accessibility: the filter comes before the list in the order of reading. It never hides what has focus
 * (WCAG 2.4.11), and scrolls away in windows that are too low to spare the room (WCAG 1.4.10). Focus
 * goes to the list when what had it is gone with the last choice.
 */
export function FilteredList({ filter, action, choice, children, sx, ...root }: FilteredListProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(choice);

  useLayoutEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const { current } = list;
    if (!current) return;
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
    // Back returns to where the visitor was all the same: the page shell does so afterwards.
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [choice]);

  return (
    <Box
      {...root}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) auto',
            lg: 'minmax(0, 1fr) auto auto',
          },
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: { xs: 2, sm: 0.5 },
        },
        // A target or a focused element stays below the filter, also when that is open.
        (theme) =>
          inSightOnPhones(theme, {
            '--filter-height': phoneFilter.closed,
            '&:has([aria-expanded="true"])': { '--filter-height': phoneFilter.open },
            '& a, & button, & article, & > [tabindex]': {
              scrollMarginTop: 'var(--filter-height)',
            },
          }),
        ...listOf(sx),
      ]}
    >
      {filter && (
        <Box
          sx={[
            {
              // From `sm` on the parts of the filter stand in the grid themselves, beside the action.
              display: { sm: 'contents' },
              '& > nav': { display: { sm: 'contents' } },
              '& > nav > [role="status"]': { justifySelf: 'end' },
              '& > * > :not([role="status"])': {
                gridColumn: { sm: '1 / -1', lg: 'auto' },
                justifySelf: 'start',
              },
              '@media print': { display: 'none' },
            },
            (theme) =>
              inSightOnPhones(theme, {
                position: 'sticky',
                top: `calc(var(--bar-height) + ${theme.spacing(0.5)})`,
                zIndex: theme.zIndex.appBar - 1,
                padding: theme.spacing(1),
                ...floating(theme),
              }),
          ]}
        >
          {filter}
        </Box>
      )}
      <Box
        sx={{
          order: { xs: 1, sm: 0 },
          justifySelf: { sm: 'end' },
          displayPrint: 'none',
          // On phones it waits for the end of the list, which would push it down as the document arrives.
          '&:not(:has(~ [hidden]))': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {action}
      </Box>
      <Box
        ref={list}
        tabIndex={-1}
        sx={{
          gridColumn: '1 / -1',
          mt: { sm: 3, lg: 4 },
          '@media print': { mt: 0 },
          '&:focus-visible': { outline: 'none' },
        }}
      >
        {children}
      </Box>
      <span hidden />
    </Box>
  );
}
