import Link from '@mui/material/Link';
import { routeOf } from '../content/routes';
import { seminars } from '../content/seminars';
import { PageLink } from '../routing/PageLink';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';

/** Titles, and who teaches, as whole words. Of two that begin alike the longer one matches. */
const names = new RegExp(
  `(?<!\\p{L})(${seminars
    .flatMap(({ title, teacher }) => [title, teacher.name])
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .sort((one, other) => other.length - one.length)
    .join('|')})(?!\\p{L})`,
  'u',
);

/** A text in which each title of a seminar is a link to its card, and no name of a teacher is translated. */
export function SeminarText({ children }: { children: string }) {
  return children.split(names).map((part, index) => {
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
    ) : index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text never move
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    );
  });
}
