import Box from '@mui/material/Box';
import { layoutText } from '../content/layout';

interface ProgressLineProps {
  /** Whether a page is slow to arrive. */
  isShown: boolean;
}

/**
 * A line below the bar that says a page comes, over the one that is still shown.
 *
 * Not for what takes less than half a second, nor for a message on its way, which its form says.
 *
 * Accessibility: a status that is always there, so that what appears in it is announced.
 */
export function ProgressLine({ isShown }: ProgressLineProps) {
  return (
    <Box role="status">
      {isShown && (
        <Box
          sx={(theme) => ({
            typography: 'body2',
            position: 'fixed',
            top: 'var(--bar-clearance)',
            left: '50%',
            translate: '-50%',
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
          {layoutText.pageLoading}
        </Box>
      )}
    </Box>
  );
}
