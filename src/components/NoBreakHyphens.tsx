import Box from '@mui/material/Box';

/** Characters that fit on one line of the largest type on the smallest phone. */
const longestWord = 13;

interface KeepTogetherProps {
  /** A text, hyphenated words in it or not. */
  children: string;
}

/**
 * Text whose hyphenated words (`Expert-Led`, `Face-to-Face`) do not break at their hyphens, unless
 * they are too long for a phone.
 *
 * Not for long chains of words.
 *
 * Accessibility: the text stays as it is for screen readers, search and copying, without invisible
 * characters.
 */
export function NoBreakHyphens({ children }: KeepTogetherProps) {
  const parts = children.split(/(\S+-\S+)/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 || part.length > longestWord ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never move
          <Box key={index} component="span" sx={{ whiteSpace: 'nowrap' }}>
            {part}
          </Box>
        ),
      )}
    </>
  );
}
