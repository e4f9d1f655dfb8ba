import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

interface Fact {
  /** Heard before the value. */
  label: string;
  value: ReactNode;
}

export interface FactRow {
  /** What kind of facts these are, for the eye. */
  icon?: typeof SvgIcon;
  facts: readonly Fact[];
}

interface FactListProps {
  /** In the order of reading. */
  rows: readonly FactRow[];
  /** From which width on the facts of a row share a line, with a dot between them. */
  inlineFrom: 'xs' | 'md';
}

/** Between facts on one line. */
const dotted = { display: 'inline', '& + & > dd::before': { content: '" · " / ""' } };

/** Facts of a seminar in rows; in narrow columns each fact has a line of its own. */
export function FactList({ rows, inlineFrom }: FactListProps) {
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5, '@media print': { rowGap: 0 } }}>
      {rows.map(({ icon: Icon, facts }) => (
        <Box key={facts[0]?.label} sx={{ display: 'flex', gap: 1 }}>
          {Icon && <Icon sx={{ mt: '0.1em', fontSize: 'iconSmall', color: 'icon.main' }} />}
          <Typography component="dl" variant="facts" sx={{ m: 0 }}>
            {facts.map(({ label, value }) => (
              <Box
                key={label}
                sx={(theme) => ({
                  [theme.breakpoints.up(inlineFrom)]: dotted,
                  '@media print': dotted,
                })}
              >
                <Box component="dt" sx={visuallyHidden}>
                  {label}
                </Box>
                <Box component="dd" sx={{ display: 'inline', m: 0 }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
