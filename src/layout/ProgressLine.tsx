import Box from '@mui/material/Box';
import { layoutText } from '../content/layout';
import { whilePressed } from '../theme/media';

interface ProgressLineProps {
  /** Message about the page that loads, if any; unknown before the page is hydrated. */
  text: string | undefined;
}

/**
 * A line below the bar that says a page comes, over the one that is still shown.
 *
 * Not for what takes less than half a second, nor for a message on its way, which its form says.
 *
 * Accessibility: a status that is always there, so that what appears in it is announced.
 */
export function ProgressLine({ text }: ProgressLineProps) {
  return (
    <Box role="status">
      {text !== '' && (
        <Box
          {...(text === undefined && whilePressed)}
          sx={(theme) => ({
            typography: 'body2',
            position: 'fixed',
            top: 'var(--bar-clearance)',
            left: '50%',
            translate: '-50%',
            width: 'max-content',
            maxWidth: 'calc(100% - 32px)',
            zIndex: theme.zIndex.appBar,
            px: 2.5,
            py: 1,
            borderRadius: theme.radius.tile,
            bgcolor: 'background.paper',
            color: 'text.heading',
            border: 1,
            borderColor: 'divider',
          })}
        >
          {text ?? layoutText.pageLoading}
        </Box>
      )}
    </Box>
  );
}
