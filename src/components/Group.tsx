import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { HeadingLevel, RootProps } from './root';
import { SectionHeading } from './SectionHeading';

interface GroupProps extends RootProps {
  /** Names the group. */
  heading: string;
  /** Rank of the heading. */
  level?: HeadingLevel;
  /** Cards, as a rule in a CardGrid. */
  children: ReactNode;
}

/**
 * A shelf of cards under a heading, one of several in a GroupStack.
 *
 * Not for a band of the page: that is a Section.
 *
 * Accessibility: a region named by its heading.
 */
export function Group({ heading, level = 2, children, ...root }: GroupProps) {
  const headingId = useId();
  return (
    <Box {...root} component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} level={level} size="group" />
      {children}
    </Box>
  );
}
