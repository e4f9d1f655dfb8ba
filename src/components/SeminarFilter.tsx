import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useOptimistic } from 'react';
import type { SeminarFilterText } from '../content/types';
import { choiceOptions, type SeminarChoice } from '../lib/seminarChoice';
import { ChoiceLinks } from './ChoiceLinks';

interface SeminarFilterProps {
  /** Labels, and how the count is said. */
  text: SeminarFilterText;
  /** What the address asks for. */
  choice: SeminarChoice;
  /** How many seminars the choice leaves; announced whenever it changes. */
  count: number;
}

/**
 * Narrows the list of seminars by subject and by format. The choice is kept in the address; it shows at
 * once, before the list follows, so that a quick second click builds on the first.
 */
export function SeminarFilter({ text, choice, count }: SeminarFilterProps) {
  const [wanted, setWanted] = useOptimistic(choice);
  const labelled = (kind: keyof SeminarChoice, all: string) =>
    choiceOptions(kind, wanted).map(({ value, ...option }) => ({
      ...option,
      label: value ?? all,
      onChoose: () => startTransition(() => setWanted({ ...wanted, [kind]: value })),
    }));
  return (
    <Box
      component="nav"
      aria-label={text.label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1.5,
        displayPrint: 'none',
      }}
    >
      <ChoiceLinks label={text.subject} options={labelled('category', text.allSubjects)} />
      <ChoiceLinks label={text.format} options={labelled('format', text.allFormats)} />
      <Typography role="status" variant="facts" sx={{ ml: { md: 'auto' } }}>
        {text.count(count)}
      </Typography>
    </Box>
  );
}
