import Typography from '@mui/material/Typography';
import { noticeAreaText } from '../content/notices';
import { lowWindow } from '../theme/media';

/** Focus is shown where the keyboard moves it; in text fields for every visitor, so they tell nothing. */
const usesKeys = 'html:has(:focus-visible:not(input):not(textarea)) &';

/** Names the key that leads to a notice to visitors who use the keyboard. */
export function KeyHint() {
  return (
    <Typography
      variant="facts"
      sx={{
        display: 'none',
        mt: 0.5,
        color: 'inherit',
        [usesKeys]: { display: 'block' },
        [lowWindow]: { [usesKeys]: { display: 'none' } },
      }}
    >
      {noticeAreaText.keys}
    </Typography>
  );
}
