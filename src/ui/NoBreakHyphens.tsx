import Box from '@mui/material/Box';

/** An inline-block gets no underline from the link around it; `inherit` restores it. */
const whole = { display: 'inline-block', textDecoration: 'inherit' };

/**
 * A heading whose hyphenated words (`Expert-Led`, `Face-to-Face`) do not break at their hyphens, unless they are
 * wider than the line. Not for running text: some screen readers stop before and after such a word.
 */
export function NoBreakHyphens({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never move
      <Box key={index} component="span" sx={whole}>
        {part}
      </Box>
    ),
  );
}
