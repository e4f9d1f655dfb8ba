import type SvgIcon from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { listOf } from '../root';

interface Fact {
  /** Heard before the value. */
  label: string;
  value: ReactNode;
}

export interface FactRow {
  /** What kind of facts these are, for the eye. */
  icon?: typeof SvgIcon;
  facts: readonly Fact[];
  /** A fact that is there for some visitors only. */
  more?: ReactNode;
}

interface FactListProps {
  /** In the order of reading. */
  rows: readonly FactRow[];
  /** From which width on the facts of a row share a line, with a dot between them. */
  inlineFrom: 'xs' | 'md';
  /** Styles of the place it stands in. */
  sx?: SxProps<Theme>;
}

/** Between facts on one line. */
const dotted = { display: 'inline', '& + div > dd::before': { content: '" · " / ""' } };

/** One fact of a row. */
export function FactItem({ label, value }: Fact) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Facts of a seminar in rows; in narrow columns each fact has a line of its own. */
export function FactList({ rows, inlineFrom, sx }: FactListProps) {
  return (
    <Typography
      component="div"
      variant="facts"
      // Styles of all its parts: a page has hundreds of them.
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
        ...listOf(sx),
      ]}
    >
      {rows.map(({ icon: Icon, facts, more }) => (
        <div key={facts[0]?.label}>
          {Icon && <Icon />}
          <dl>
            {facts.map((fact) => (
              <FactItem key={fact.label} {...fact} />
            ))}
            {more}
          </dl>
        </div>
      ))}
    </Typography>
  );
}
