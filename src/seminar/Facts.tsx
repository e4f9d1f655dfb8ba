import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sign } from '../theme/mixins';
import { once } from '../theme/once';

const parts = generateUtilityClasses('Facts', ['row', 'icon', 'list', 'fact']);

/** One fact of a seminar; its label is heard and not seen. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="visually-hidden">{label}</dt>
      <dd className={parts.fact}>{children}</dd>
    </div>
  );
}

interface FactRowProps {
  /** Shows of which kind they are. */
  icon?: typeof SvgIcon;
  /** Of the list, for a component that styles its parts by class. */
  className?: string;
  children: ReactNode;
}

/** Facts that belong together. */
export function FactRow({ icon: Icon, className = '', children }: FactRowProps) {
  return (
    <div className={parts.row}>
      {Icon && <Icon className={parts.icon} />}
      <dl className={`${parts.list} ${className}`}>{children}</dl>
    </div>
  );
}

/**
 * Facts of a seminar in rows, a FactRow for each. Facts of a row share a line where they fit, with a dot between them.
 * One rule styles all parts: a page has hundreds, and each style takes time.
 */
export const Facts = styled('div')(
  once((theme) => ({
    ...theme.typography.facts,
    color: theme.vars.palette.text.secondary,
    display: 'grid',
    rowGap: theme.spacing(0.25),
    [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(0.5) },
    alignContent: 'start',
    [`& .${parts.row}`]: { display: 'flex', gap: theme.spacing(1) },
    [`& .${parts.icon}`]: {
      marginTop: '0.1em',
      fontSize: theme.typography.iconSmall,
      color: theme.vars.palette.icon.main,
    },
    // Each dot has a box of 0.9 em. That of the first fact of a line falls outside, and its ink, which ends within 0.55 em,
    // is cut off; the ring of a link is not.
    [`& .${parts.list}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      margin: 0,
      marginInlineStart: '-0.9em',
      clipPath: 'inset(-1em -1em -1em 0.55em)',
      '[dir="rtl"] &': { clipPath: 'inset(-1em 0.55em -1em -1em)' },
    },
    [`& .${parts.fact}`]: { margin: 0, paddingInlineStart: '0.9em' },
    [`& .${parts.fact}::before`]: {
      ...sign('·'),
      display: 'inline-block',
      width: '0.9em',
      marginInlineStart: '-0.9em',
      textAlign: 'center',
    },
    '@media print': { rowGap: 0 },
  })),
);
