import './gooberSheet';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type CustomContentProps, closeSnackbar } from 'notistack';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { noticeAreaText, sentences } from '../content/notices';
import { forcedColors, lowWindow, tinyWindow } from '../theme/mixins';
import { duration } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { liveRegionId, type Notice } from './notify';
import { useSwipe } from './useSwipe';

/** Id of title and text, which describe the region. */
export const noticeId = 'northmere-notice';

interface NoticeCardProps extends CustomContentProps {
  notice: Notice;
  /** The element that moves in and out. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { success: CheckCircleOutlineRounded, error: ErrorOutlineRounded };

/** While the keyboard moves focus. Text fields match `:focus-visible` after a press by mouse, too. */
const usesKeyboard = 'html:has(:focus-visible:not(input, textarea)) &';

/** A notice: title, text and a close button, in the success or the destructive style; a swipe dismisses it. */
export function NoticeCard({ id, notice, ref, style }: NoticeCardProps) {
  const { severity, title, text, silent } = notice;
  const Icon = icons[severity];
  const close = () => closeSnackbar(id);
  const swipe = useSwipe(close, duration.move);
  const liveRegion = document.getElementById(liveRegionId);
  return (
    <div ref={ref} style={style}>
      <Card
        variant="floating"
        {...swipe}
        // A drag pushes the notice aside; two or three clicks still mark a word or a line to copy.
        onMouseDown={(event) => event.detail < 2 && event.preventDefault()}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.5,
          // Most of the page stays in sight; a long notice scrolls.
          maxHeight: 'min(100dvh - 32px, max(50dvh, 12rem))',
          // WebKit would scroll sideways, too.
          overflow: 'hidden auto',
          p: 2,
          paddingInlineStart: 2.5,
          [lowWindow]: { p: 0.5, paddingInlineStart: 1 },
          [tinyWindow]: { p: 1.5 },
          borderColor: `${severity}.main`,
          bgcolor: `notice.${severity}`,
          color: 'notice.text',
          touchAction: 'pan-y',
          [forcedColors]: {
            border: '2px solid CanvasText',
            backgroundColor: 'Canvas',
            color: 'CanvasText',
          },
        }}
      >
        <Icon sx={{ mt: 0.25, [tinyWindow]: { display: 'none' } }} />
        <Box id={noticeId} sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 'bold', lineHeight: '1.5rem' }}>{title}</Typography>
          <Typography variant="body2">{text}</Typography>
          <Typography
            variant="facts"
            sx={{
              display: 'none',
              mt: 0.5,
              color: 'inherit',
              [usesKeyboard]: { display: 'block' },
              [lowWindow]: { [usesKeyboard]: { display: 'none' } },
            }}
          >
            {noticeAreaText.keys}
          </Typography>
        </Box>
        <IconButton
          onClick={close}
          sx={{
            position: 'sticky',
            top: 0,
            mt: -1,
            marginInlineEnd: -1,
            [lowWindow]: { m: 0 },
            '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
          }}
        >
          <HiddenText>{noticeAreaText.dismiss}</HiddenText>
          <CloseRounded />
        </IconButton>
      </Card>
      {!silent && liveRegion && createPortal(<span>{sentences(notice)}</span>, liveRegion)}
    </div>
  );
}
