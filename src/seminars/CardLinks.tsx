import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import { styled } from '@mui/material/styles';
import { seminarsPage } from '../content/pages/seminars';
import { calendarPath } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { hostPath } from '../lib/siteUrl';
import { screenOnly } from '../theme/mixins';
import { target } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { device } from './device';
import { share } from './share';

const text = seminarsPage.card;

/** Says where the URL goes: to a share sheet, or to the clipboard. */
function ShareLabel({ title }: { title: string }) {
  const isHydrated = useIsHydrated();
  const label = isHydrated && device.canShare() ? text.share : text.copyLink;
  return <HiddenText>{`${label} ${title}`}</HiddenText>;
}

const Links = styled('div')(({ theme }) => ({
  gridArea: 'links',
  justifySelf: 'end',
  marginTop: theme.spacing(0.75),
  display: 'flex',
  // The icons, not their targets, end with the card's words.
  marginInlineEnd: -10,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: target,
    height: target,
    color: theme.vars.palette.link.main,
    borderRadius: theme.radius.full,
    '&:hover': {
      color: theme.vars.palette.link.hover,
      backgroundColor: theme.vars.palette.background.tile,
    },
  },
}));

/** What else one can do with a seminar, as icons: put it into a calendar, hand its URL on. */
export function CardLinks({ seminar }: { seminar: Seminar }) {
  const { slug, title } = seminar;
  return (
    <Links {...screenOnly}>
      <a href={hostPath(calendarPath(slug))} download>
        <CalendarTodayOutlined fontSize="small" />
        <HiddenText>{`${text.addToCalendar} ${title}`}</HiddenText>
      </a>
      {/* A link: before hydration, and from the context menu, it gives the URL of the card. */}
      <a
        href={`#${slug}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void share(seminar);
        }}
      >
        <IosShareOutlined fontSize="small" />
        <ShareLabel title={title} />
      </a>
    </Links>
  );
}
