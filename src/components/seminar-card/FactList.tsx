import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

export interface Fact {
  icon: typeof SvgIcon;
  /** Heard before the value; the eye has the icon. */
  label: string;
  value: ReactNode;
}

interface FactListProps {
  /** In the order of reading. */
  facts: readonly Fact[];
  /** Each on a line of its own, also where there is room for more. */
  stacked?: boolean;
}

/** Facts of a seminar: each on a line of its own, or as many to a line as there is room for. */
export function FactList({ facts, stacked = false }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexDirection: stacked ? 'column' : 'row',
        flexWrap: 'wrap',
        columnGap: 2.25,
        rowGap: { xs: 0.5, sm: 1 },
        m: 0,
        '& + dl': { mt: 1 },
        '@media print': { flexDirection: 'row', rowGap: 0.25, '& + dl': { mt: 0.25 } },
      }}
    >
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label}>
          <Box component="dt" sx={visuallyHidden}>
            {label}
          </Box>
          <Typography component="dd" variant="facts" sx={{ display: 'flex', gap: 1, m: 0 }}>
            <Icon sx={{ mt: '0.1em', fontSize: '1.125rem', color: 'icon.main' }} />
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
