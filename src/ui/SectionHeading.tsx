import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreakHyphens } from './NoBreakHyphens';

interface SectionHeadingProps {
  /** Of the heading, for what it names; Section and Group make their own. */
  id?: string;
  /** The words of the heading. */
  heading: string;
  /** A sentence below it. */
  lead?: string;
  /** `section` for a part of the page, `group` for a shelf of cards. */
  size?: 'section' | 'group';
}

/**
 * The heading of a section, with a sentence under it where one helps.
 *
 * Not for the title of a page (TitleBand, Hero) or of a card (h3).
 *
 * Accessibility: its rank is the page's decision; its size changes nothing but its looks.
 */
export function SectionHeading({ id, heading, lead, size = 'section' }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        breakAfter: 'avoid',
        '@media print': { mb: 1 },
        mb: size === 'section' ? { xs: 4, md: 6.5 } : { xs: 2, md: 3 },
      }}
    >
      <Typography {...(id && { id })} component="h2" variant={size === 'section' ? 'h2' : 'h3'}>
        <NoBreakHyphens>{heading}</NoBreakHyphens>
      </Typography>
      {lead && (
        <Typography variant="lead" sx={{ mt: 2, maxWidth: 600 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
