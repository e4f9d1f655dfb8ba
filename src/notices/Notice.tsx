import { keyframes } from '@emotion/react';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { CustomContentProps } from 'notistack';
import { type Ref, useContext, useState } from 'react';
import { noticeAreaText } from '../content/notices';
import { useCountdown } from '../lib/useCountdown';
import { lowWindow } from '../theme/media';
import { duration as durations, target } from '../theme/tokens';
import { KeyHint } from './KeyHint';
import { type CurrentNotice, NoticeContext } from './noticeContext';
import { edgeGap, lowEdgeGap } from './useAvoidFocusedElement';
import { useSwipe } from './useSwipe';

interface NoticeProps extends CustomContentProps {
  /** The notice of this snackbar; a newer one may have replaced it since. */
  notice: CurrentNotice;
  /** The element that moves in and out. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { success: CheckCircleOutlineRounded, error: ErrorOutlineRounded };

const rise = keyframes({ from: { translate: '0 8px' } });

/**
 * One notice: title, text and a close button, in the success or the destructive style. Stays while the
 * pointer rests on it and can be swiped aside. A newer notice changes its words on the spot, since
 * notistack would let the old one leave first; on its way out it keeps the words it had.
 */
export function Notice({ id, notice, ref, style }: NoticeProps) {
  const { current, duration, paused, dismiss } = useContext(NoticeContext);
  const own = current?.key === id ? current : null;
  const [shown, setShown] = useState(notice);
  if (own && own !== shown) setShown(own);

  const [pointed, setPointed] = useState(false);
  useCountdown({
    duration: own && duration,
    sequence: shown.sequence,
    paused: paused || pointed,
    onEnd: dismiss,
  });
  const swipe = useSwipe(dismiss, durations.move);

  const { tone, title, text } = shown;
  const Icon = icons[tone];
  return (
    <Box ref={ref} inert={!own} {...(style && { style })} sx={{ width: '100%' }}>
      <Card
        variant="floating"
        {...swipe}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        // A drag pushes the notice aside; two or three clicks still mark a word or a line to copy.
        onMouseDown={(event) => event.detail < 2 && event.preventDefault()}
        sx={(theme) => ({
          p: 1,
          [lowWindow]: { p: 0 },
          border: 0,
          bgcolor: `${tone}.main`,
          color: `${tone}.contrastText`,
          // On a dark page a filled one would be the brightest thing by far.
          ...theme.applyStyles('dark', {
            backgroundColor: theme.vars.palette.background.paper,
            color: theme.vars.palette.text.heading,
            borderInlineStart: `4px solid ${theme.vars.palette[tone].main}`,
          }),
          touchAction: 'pan-y',
          '@media (forced-colors: active)': {
            border: '2px solid CanvasText',
            backgroundColor: 'Canvas',
            color: 'CanvasText',
          },
        })}
      >
        {/* Scrolls inside of the rounded corners: cut out by them, icons lose their finest edges. */}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.5,
            maxHeight: (theme) => `calc(100dvh - ${2 * edgeGap}px - 2 * ${theme.spacing(1)})`,
            // Half of what the focused control leaves, so that the notice has room above or below it.
            [lowWindow]: {
              maxHeight: `calc((100dvh - ${target}px) / 2 - ${2 * lowEdgeGap}px)`,
              p: 0.5,
              pl: 1,
            },
            overflow: 'auto',
            touchAction: 'inherit',
            p: 1,
            pl: 1.5,
          }}
        >
          <Box
            key={`${tone} ${title} ${text}`}
            sx={{
              display: 'flex',
              flexGrow: 1,
              gap: 1.5,
              minWidth: 0,
              animation: `${rise} ${durations.move}ms ease-out`,
            }}
          >
            <Icon
              sx={[
                { mt: 0.25 },
                (theme) => theme.applyStyles('dark', { color: theme.vars.palette[tone].main }),
              ]}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {/* Whole pixels: it stands on the lower edge, and would begin, and blur its icons, between two. */}
              <Typography sx={{ fontWeight: 'bold', lineHeight: '1.5rem' }}>{title}</Typography>
              <Typography variant="body2">{text}</Typography>
              <KeyHint />
            </Box>
          </Box>
          <IconButton
            aria-label={noticeAreaText.dismiss}
            onClick={dismiss}
            sx={{
              position: 'sticky',
              top: 0,
              mt: -1,
              mr: -1,
              [lowWindow]: { mt: -0.5, mr: -0.5 },
              '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
            }}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      </Card>
    </Box>
  );
}
