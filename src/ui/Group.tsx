import type { ReactNode } from 'react';
import { Region, RegionHeading } from './Region';

interface GroupProps {
  /** Names the group. */
  heading: string;
  /** Cards, as a rule in a CardGrid. */
  children: ReactNode;
}

/** A region of cards; its heading names it. */
export function Group({ heading, children }: GroupProps) {
  return (
    <Region sx={{ '& + &': { mt: { xs: 6.5, md: 9 } } }}>
      <RegionHeading variant="h3" sx={{ mb: { xs: 2, md: 3 } }}>
        {heading}
      </RegionHeading>
      {children}
    </Region>
  );
}
