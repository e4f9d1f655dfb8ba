import Box from '@mui/material/Box';
import type { Seminar, SeminarCardText } from '../../content/types';
import { calendarPath } from '../../lib/calendarPath';
import { useVisitor } from '../../lib/visitor';
import { onlyWithScripts } from '../../theme/media';
import { link } from '../../theme/overrides/actions';
import { target } from '../../theme/tokens';
import { PageLink } from '../PageLink';

export interface CardLinksProps {
  /** Everything the card tells. */
  seminar: Seminar;
  /** Labels of the facts and words of the controls. */
  labels: SeminarCardText;
  /** Where one asks about this seminar. */
  askPath: string;
  /** Called when the visitor wants to hand the address of the card on. */
  onShare: (seminar: Seminar) => void;
}

/** Says where the address goes: to a share sheet, or to the clipboard. Drawn again by itself, as `OwnStart` is. */
function ShareLink({
  seminar,
  labels,
  onShare,
}: Pick<CardLinksProps, 'seminar' | 'labels' | 'onShare'>) {
  const label = useVisitor().share ? labels.share : labels.copyLink;
  return (
    <a
      href={`#${seminar.slug}`}
      aria-label={labels.named(label, seminar.title)}
      onClick={(event) => {
        event.preventDefault();
        onShare(seminar);
      }}
    >
      {label}
    </a>
  );
}

/** What else one can do with a seminar: ask about it, put it into a calendar, hand its address on. */
export function CardLinks({ seminar, labels, askPath, onShare }: CardLinksProps) {
  const { slug, title } = seminar;
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.75,
        // Room for the ring of a focused link above the card's edge.
        mb: { xs: -1, sm: 0.5 },
        displayPrint: 'none',
        typography: 'facts',
        '& > a': {
          ...link(theme),
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: target,
        },
      })}
    >
      <PageLink to={askPath} aria-label={labels.named(labels.ask, title)} {...onlyWithScripts}>
        {labels.ask}
      </PageLink>
      <a href={calendarPath(slug)} download aria-label={labels.named(labels.addToCalendar, title)}>
        {labels.addToCalendar}
      </a>
      <ShareLink seminar={seminar} labels={labels} onShare={onShare} />
    </Box>
  );
}
