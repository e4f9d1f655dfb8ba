import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type CustomContentProps, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import { noticeAreaText } from '../content/notices';
import { floatingShadow } from '../theme/overrides/surfaces';

interface NoticeProps extends CustomContentProps {
  title: string;
  ref?: Ref<HTMLDivElement>;
}

const icons = { success: CheckCircleOutlineRounded, error: ErrorOutlineRounded };

/** One notice: title, text and a close button, in the success or the destructive style. */
export function Notice({ id, ref, style, title, message, variant }: NoticeProps) {
  const { closeSnackbar } = useSnackbar();
  const tone = variant === 'error' ? 'error' : 'success';
  const Icon = icons[tone];
  return (
    <Box
      ref={ref}
      {...(style && { style })}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: { xs: '100%', sm: 420 },
        p: 2,
        pl: 2.5,
        borderRadius: theme.radius.card,
        bgcolor: `${tone}.main`,
        color: `${tone}.contrastText`,
        boxShadow: floatingShadow,
        '@media (forced-colors: active)': { border: '2px solid CanvasText' },
      })}
    >
      <Icon aria-hidden sx={{ mt: 0.25 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.4 }}>{title}</Typography>
        <Typography variant="body2">{message}</Typography>
      </Box>
      <IconButton
        aria-label={noticeAreaText.dismiss}
        onClick={() => closeSnackbar(id)}
        sx={{ mt: -1, mr: -1, '&:focus-visible': { outlineColor: 'currentColor' } }}
      >
        <CloseRounded aria-hidden />
      </IconButton>
    </Box>
  );
}
