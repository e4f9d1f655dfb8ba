import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { seminarsPage } from '../content/pages/seminars';
import { calendarPath } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { hostPath } from '../lib/siteUrl';
import { hovered, screenOnly } from '../theme/mixins';
import { once } from '../theme/once';
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

const { link } = generateUtilityClasses('CardLinks', ['link']);

const Links = styled('div')(
  once(({ radius, spacing, vars: { palette } }) => ({
    gridArea: 'links',
    justifySelf: 'end',
    display: 'flex',
    marginTop: spacing(1),
    // The icons, not their targets, end with the card's words.
    marginInlineEnd: -10,
    [`& .${link}`]: {
      display: 'grid',
      placeItems: 'center',
      width: target,
      height: target,
      color: palette.link.main,
      borderRadius: radius.full,
      ...hovered({ color: palette.link.hover, backgroundColor: palette.background.tile }),
    },
  })),
);

/** What else one can do with a seminar, as icons: put it into a calendar, hand its URL on. */
export function CardLinks({ seminar }: { seminar: Seminar }) {
  const { slug, title, full } = seminar;
  return (
    <Links
      {...screenOnly}
      // Firefox follows a link as often as a held Enter repeats.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      {!full && (
        <a className={link} href={hostPath(calendarPath(slug))} download>
          <CalendarTodayOutlined fontSize="small" />
          <HiddenText>{`${text.addToCalendar} ${title}`}</HiddenText>
        </a>
      )}
      {/* A link: before hydration, and from the context menu, it gives the URL of the card. */}
      <a
        className={link}
        href={`#${slug}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          // The second half of a double press.
          if (event.detail < 2) void share(seminar);
        }}
      >
        <IosShareOutlined fontSize="small" />
        <ShareLabel title={title} />
      </a>
    </Links>
  );
}
