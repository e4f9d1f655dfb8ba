import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { noticeTexts } from '../../src/content/notices';
import type { NoticeText } from '../../src/content/types';
import { useNotices } from '../../src/notices/useNotices';

interface NoticeButtonsProps {
  /** Title of the seminar that is registered for. */
  seminar?: string;
  /** Shown by a button of its own, one after the other in one go. */
  more?: readonly NoticeText[];
}

/** A button for each notice of the site, and one for any others. */
export function NoticeButtons({ seminar = 'Practical AI at Work', more = [] }: NoticeButtonsProps) {
  const { success, error } = useNotices();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => success(noticeTexts.sent)}>Message arrives</Button>
      <Button onClick={() => error(noticeTexts.sendFailed)}>Message fails</Button>
      <Button onClick={() => success(noticeTexts.registered(seminar))}>Register</Button>
      <Button onClick={() => error(noticeTexts.sendFailed, { silent: true })}>
        Message fails beside its form
      </Button>
      {more.length > 0 && (
        <Button onClick={() => more.map((text) => success(text))}>Show the others</Button>
      )}
    </Box>
  );
}
