import Box from '@mui/material/Box';
import type { To } from 'react-router-dom';
import { inPlace } from '../lib/inPlace';
import { target } from '../theme/tokens';
import { PageLink } from './PageLink';

interface FilterLinksProps {
  /** What is chosen, for screen readers: the options speak for themselves. */
  label: string;
  /** In the order shown: words, the address that chooses it, whether it is chosen, and what else to do. */
  options: readonly { label: string; to: To; current: boolean; onChoose?: () => void }[];
}

/**
 * A choice that lives in the address and can be shared: one link for each option, the current one
 * marked.
 *
 * Not for a setting that no address should carry, such as the color scheme: that is a group of
 * toggle buttons.
 *
 * Accessibility: a named list of links; the current one carries `aria-current`, and differs by its
 * fill, with an outline in forced colors.
 */
export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {options.map(({ label: option, to, current, onChoose }) => (
        <Box key={option} component="li" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          <Box
            component={PageLink}
            to={to}
            state={inPlace}
            onClick={onChoose}
            {...(current && { 'aria-current': 'true' })}
            sx={(theme) => ({
              typography: 'facts',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              minHeight: target,
              minWidth: target,
              px: { xs: 1.25, sm: 2 },
              border: 1,
              borderColor: 'field.border',
              borderRadius: theme.radius.full,
              bgcolor: 'background.paper',
              color: 'text.heading',
              textDecoration: 'none',
              transition: theme.transitions.create(['background-color', 'border-color', 'color']),
              '&:hover': { borderColor: 'text.heading' },
              '&[aria-current]': {
                borderColor: 'text.heading',
                bgcolor: 'text.heading',
                color: 'background.paper',
                fontWeight: 600,
              },
              '@media (forced-colors: active)': {
                '&[aria-current]': { outline: '2px solid Highlight' },
              },
            })}
          >
            {option}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
