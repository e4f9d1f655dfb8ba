import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { atFootOnPhones } from '../theme/media';
import { floatingShadow } from '../theme/overrides/surfaces';

interface FilteredListProps {
  /** Narrows the list. */
  filter: ReactNode;
  /** What can be done with all that is left. */
  action: ReactNode;
  /** What is chosen; when it changes, the list is shown from its beginning. */
  choice: string;
  /** The list, or words that nothing is left. */
  children: ReactNode;
}

/**
 * A list below the filter that narrows it. On phones the filter stays at the foot of the window, within
 * the thumb's reach, as long as the list is in sight.
 *
 * Not for a list that fits on one screen.
 *
 * Accessibility: the filter comes before the list in the order of reading. It never hides what has focus
 * (WCAG 2.4.11), and leaves the foot of windows that are too low to spare the room (WCAG 1.4.10). Focus
 * goes to the list when what had it is gone with the last choice.
 */
export function FilteredList({ filter, action, choice, children }: FilteredListProps) {
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
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: { xs: 2, sm: 0 },
        },
        // Room for the filter below the last card, closed and open.
        (theme) =>
          atFootOnPhones(theme, {
            '& > :last-child': { paddingBottom: theme.spacing(10) },
            '&:has([aria-expanded="true"]) > :last-child': { paddingBottom: theme.spacing(25) },
          }),
      ]}
    >
      <Box
        sx={[
          { displayPrint: 'none' },
          (theme) =>
            atFootOnPhones(theme, {
              gridArea: '1 / 1 / 3',
              alignSelf: 'end',
              position: 'sticky',
              bottom: theme.spacing(1.5),
              zIndex: theme.zIndex.appBar - 1,
              padding: theme.spacing(1),
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: theme.radius.card,
              backgroundColor: theme.vars.palette.background.paper,
              boxShadow: floatingShadow,
            }),
        ]}
      >
        {filter}
      </Box>
      <Box
        sx={[
          { justifySelf: { md: 'end' }, displayPrint: 'none' },
          (theme) => atFootOnPhones(theme, { gridArea: '1 / 1' }),
        ]}
      >
        {action}
      </Box>
      <Box
        ref={list}
        tabIndex={-1}
        sx={[
          {
            gridColumn: '1 / -1',
            mt: { sm: 5.5, md: 8 },
            '@media print': { mt: 0 },
            '&:focus-visible': { outline: 'none' },
          },
          (theme) =>
            atFootOnPhones(theme, {
              gridArea: '2 / 1',
              // What has focus stays above the filter, with its ring, also when that is open.
              '& a, & button': { scrollMarginBottom: theme.spacing(25) },
            }),
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}
