import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageLink } from '../components/PageLink';
import { layoutText } from '../content/layout';
import { routeOf } from '../routes';

const { messageLine: text } = layoutText;

interface MessageLineProps {
  /** Whether the page has the form, which itself says what waits. */
  hasForm: boolean;
}

/**
 * Says on every page that a message waits or was not confirmed, with the way back to its form; and, where
 * the page's scripts are missing, that it has arrived. The inline script of the head shows it, by an
 * attribute of the root.
 *
 * Not for anything that a page with scripts can say: that is a notice.
 *
 * Accessibility: an alert, so it is announced when it is shown.
 */
export function MessageLine({ hasForm }: MessageLineProps) {
  const unsent = hasForm ? 'unsent' : 'waiting slow missing held unsent';
  return (
    <Container component="p" role="alert" data-while={`${unsent} sent`}>
      <span data-while={unsent}>
        {text.unsent}{' '}
        <Box component={PageLink} to={routeOf('contact').path} sx={{ color: 'inherit' }}>
          {text.link}
        </Box>
      </span>
      <span data-while="sent">{text.sent}</span>
    </Container>
  );
}
