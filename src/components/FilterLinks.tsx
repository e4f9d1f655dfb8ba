import Box from '@mui/material/Box';
import type { To } from 'react-router-dom';
import { inPlace } from '../lib/inPlace';
import { choice } from '../theme/overrides/actions';
import { PageLink } from './PageLink';
import { listOf, type RootProps } from './root';

interface FilterLinksProps extends RootProps {
  /** Names the group for screen readers: the options speak for themselves. */
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
export function FilterLinks({ label, options, sx, ...root }: FilterLinksProps) {
  return (
    <Box
      {...root}
      component="ul"
      aria-label={label}
      sx={[
        (theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { flexGrow: { xs: 1, sm: 0 } },
          '& a': {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            px: { xs: 1.25, sm: 2 },
            bgcolor: 'background.paper',
            textDecoration: 'none',
            '&:hover': { borderColor: 'text.heading' },
            '&[aria-current]': { fontWeight: 'strong' },
            ...choice(theme),
          },
        }),
        ...listOf(sx),
      ]}
    >
      {options.map(({ label: option, to, current, onChoose }) => (
        <li key={option}>
          <PageLink
            to={to}
            state={inPlace}
            onClick={onChoose}
            {...(current && { 'aria-current': 'true' })}
          >
            {option}
          </PageLink>
        </li>
      ))}
    </Box>
  );
}
