import Link from '@mui/material/Link';
import { routeOf } from '../content/routes';
import { seminars } from '../content/seminars';
import { NoBreakHyphens } from './NoBreakHyphens';
import { PageLink } from './PageLink';

/** Of two titles that begin alike the longer one matches. */
const titles = new RegExp(
  `\\b(${seminars
    .map(({ title }) => title.replace(/[^\w\s]/g, '\\$&'))
    .sort((one, other) => other.length - one.length)
    .join('|')})\\b`,
);

/** A text in which each title of a seminar is a link to its card. */
export function SeminarText({ children }: { children: string }) {
  return children.split(titles).map((part, index) => {
    const seminar = seminars.find(({ title }) => title === part);
    return seminar ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text never move
        key={index}
        component={PageLink}
        to={`${routeOf('seminars').path}#${seminar.slug}`}
        // Taller for a finger; padding of words moves no lines.
        sx={{ py: 1.5 }}
      >
        <NoBreakHyphens>{part}</NoBreakHyphens>
      </Link>
    ) : (
      part
    );
  });
}
