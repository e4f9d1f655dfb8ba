import Box from '@mui/material/Box';
import { tinyWindow } from '../theme/mixins';

/** Not an `inline-block`, in which a browser's search finds nothing. */
const whole = {
  // Words of a translator may be longer than a line.
  '&:lang(en)': { whiteSpace: 'nowrap', [tinyWindow]: { whiteSpace: 'normal' } },
};

/**
 * A heading or title whose hyphenated words (`Expert-Led`, `Face-to-Face`) do not break at their hyphens, but in the
 * narrowest windows. Not for other text: some screen readers stop before and after such a word.
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
