import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SeminarFilterText, seminarCategories, seminarFormats } from '../content/types';
import { choiceSearch, type SeminarChoice } from '../lib/seminarChoice';
import { ChoiceLinks } from './ChoiceLinks';

interface SeminarFilterProps {
  text: SeminarFilterText;
  choice: SeminarChoice;
  /** How many seminars the choice leaves; announced whenever it changes. */
  count: number;
}

/** Narrows the list of seminars by subject and by format. The choice is kept in the address. */
export function SeminarFilter({ text, choice, count }: SeminarFilterProps) {
  const subjects = [undefined, ...seminarCategories].map((category) => ({
    label: category ?? text.allSubjects,
    to: { search: choiceSearch({ ...choice, category }) },
    current: choice.category === category,
  }));
  const formats = [undefined, ...seminarFormats].map((format) => ({
    label: format ?? text.allFormats,
    to: { search: choiceSearch({ ...choice, format }) },
    current: choice.format === format,
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
        '@media print': { display: 'none' },
      }}
    >
      <ChoiceLinks label={text.subject} options={subjects} />
      <ChoiceLinks label={text.format} options={formats} />
      <Typography role="status" variant="facts" sx={{ ml: { md: 'auto' } }}>
        {text.count(count)}
      </Typography>
    </Box>
  );
}
