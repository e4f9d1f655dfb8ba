import Box from '@mui/material/Box';
import { Markdown } from '@storybook/addon-docs/blocks';

/** Text from the code, such as a doc comment, with its `names` and links, in the type around it. */
export function Words({ children }: { children: string }) {
  return (
    <Box sx={{ '& p': { m: 0 }, '& p + p': { mt: 1 }, '& code': { fontSize: '0.9em' } }}>
      <Markdown>{children}</Markdown>
    </Box>
  );
}
