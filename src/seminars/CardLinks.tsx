import Box from '@mui/material/Box';
import { seminarsPage } from '../content/pages/seminars';
import { calendarPath, formId, routeOf } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { hostPath } from '../lib/siteUrl';
import { useIsHydrated } from '../lib/useIsHydrated';
import { needsScripts } from '../theme/media';
import { link } from '../theme/overrides/actions';
import { target } from '../theme/tokens';
import { PageLink } from '../ui/PageLink';
import { device } from './device';
import { share } from './share';

const text = seminarsPage.card;

/** Says where the address goes: to a share sheet, or to the clipboard. */
function ShareLabel() {
  const isHydrated = useIsHydrated();
  return <span>{isHydrated && device.canShare() ? text.share : text.copyLink}</span>;
}

/** What else one can do with a seminar: ask about it, put it into a calendar, hand its address on. */
export function CardLinks({ seminar }: { seminar: Seminar }) {
  const { slug, title } = seminar;
  const about = <span> {title}</span>;
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
      <PageLink to={`${routeOf('contact').path}?seminar=${slug}#${formId}`} {...needsScripts}>
        <span>{text.ask}</span>
        {about}
      </PageLink>
      <a href={hostPath(calendarPath(slug))} download>
        <span>{text.addToCalendar}</span>
        {about}
      </a>
      <a
        href={`#${slug}`}
        onClick={(event) => {
          event.preventDefault();
          void share(seminar);
        }}
      >
        <ShareLabel />
        {about}
      </a>
    </Box>
  );
}
