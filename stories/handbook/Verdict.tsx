import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const looks = {
  do: { Icon: CheckRounded, word: 'Do', colour: 'success.main' },
  dont: { Icon: CloseRounded, word: 'Don’t', colour: 'error.main' },
} as const;

/** Says under an example whether to follow it. */
export function Verdict({ verdict, children }: { verdict: keyof typeof looks; children: string }) {
  const { Icon, word, colour } = looks[verdict];
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <Icon aria-hidden sx={{ mt: 0.125, color: colour }} />
      <Typography variant="body2">
        <Box component="strong" sx={{ color: 'text.heading', fontWeight: 600 }}>
          {word}
        </Box>
        {`: ${children}`}
      </Typography>
    </Box>
  );
}
