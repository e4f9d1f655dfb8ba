import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface GroupProps {
  /** Names the group. */
  heading: string;
  /** Cards, as a rule in a CardGrid. */
  children: ReactNode;
}

/** A shelf of cards under a heading, which names the region; the next one keeps its distance. */
export function Group({ heading, children }: GroupProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ '& + &': { mt: { xs: 6.5, md: 9 }, '@media print': { mt: 2 } } }}
    >
      <Typography
        id={headingId}
        component="h2"
        variant="h3"
        sx={{ mb: { xs: 2, md: 3 }, breakAfter: 'avoid', '@media print': { mb: 1 } }}
      >
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
