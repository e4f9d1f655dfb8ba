import type SvgIcon from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

/** One fact of a seminar; its label is heard before it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts that belong together; the icon shows of which kind they are. */
export function FactRow({ icon: Icon, children }: { icon?: typeof SvgIcon; children: ReactNode }) {
  return (
    <div>
      {Icon && <Icon />}
      <dl>{children}</dl>
    </div>
  );
}

interface FactsProps {
  /** From which width on the facts of a row share a line, with a dot between them. */
  inlineFrom: 'xs' | 'md';
  /** Styles of the place it stands in. */
  sx?: SxProps<Theme>;
  /** A FactRow for each. */
  children: ReactNode;
}

/** Between facts on one line. Older browsers read the dot out. */
const dotted = {
  display: 'inline',
  '& + div > dd::before': { content: ['" · "', '" · " / ""'] },
};

/** Facts of a seminar in rows; in narrow columns each fact has a line of its own. */
export function Facts({ inlineFrom, sx, children }: FactsProps) {
  return (
    <Typography
      component="div"
      variant="facts"
      // One rule for all its parts: a page has hundreds, and each style takes time.
      sx={[
        (theme) => ({
          display: 'grid',
          rowGap: 0.5,
          '& > div': { display: 'flex', gap: 1 },
          '& svg': { mt: '0.1em', fontSize: 'iconSmall', color: 'icon.main' },
          '& dl': { m: 0 },
          '& dt': visuallyHidden,
          '& dd': { display: 'inline', m: 0 },
          [theme.breakpoints.up(inlineFrom)]: { '& dl > div': dotted },
          '@media print': { rowGap: 0, '& dl > div': dotted },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Typography>
  );
}
