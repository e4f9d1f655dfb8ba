import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import { useDeferredValue, useId } from 'react';
import { company } from '../content/company';
import { noticeTexts } from '../content/notices';
import { seminarsPage } from '../content/pages/seminars';
import { formHeadingId, routeOf, visitId } from '../content/routes';
import { type Seminar, seminarFormats } from '../content/seminars';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { mailLink } from '../lib/contactLinks';
import { formatDate, formatDuration, formatPrice, formatTimeRange } from '../lib/format';
import { notify } from '../notices/notify';
import { PageLink } from '../routing/PageLink';
import { Fact, FactRow, Facts } from '../seminar/Facts';
import { seminarPictures } from '../seminar/seminarPictures';
import { localTime } from '../seminar/times';
import { from, needsScripts, screenOnly } from '../theme/mixins';
import { HiddenText } from '../ui/HiddenText';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';
import { CardLinks } from './CardLinks';
import { device } from './device';
import { filterTags } from './filters';
import { parts, SeminarCardRoot } from './SeminarCardRoot';

const text = seminarsPage.card;

/**
 * When a live webinar is on the visitor's own clock, where that is known and shows another time or day than
 * ours. Re-renders alone after hydration, without its card; deferred, since the first look at a time zone takes a phone
 * 0.2 seconds. Its line is reserved where the head script sees another clock; most visitors have the company's.
 */
export function LocalTime({ seminar }: { seminar: Seminar }) {
  const isHydrated = useDeferredValue(useIsHydrated());
  const time = isHydrated && localTime(seminar, device.timeZone());
  return time && <Fact label={text.time}>{text.localTime(time)}</Fact>;
}

interface SeminarCardProps {
  /** Everything the card tells. */
  seminar: Seminar;
  /** The first of its page, whose picture is fetched at once. */
  priority?: boolean;
  /** Whether the address names this card; it then stands out. */
  highlighted?: boolean;
}

const formatIcons = { 'face-to-face': PlaceOutlined, 'live-webinar': OndemandVideoOutlined };

/**
 * One seminar with its picture, facts, price and Register Now, which shows a notice and does nothing else
 * (specification 2 and 4). Its description opens what one will be able to do, without scripts as well. A full seminar
 * offers to ask for a place instead; whether one is over does not matter (decision 009).
 *
 * Accessibility: the title is part of the names of all controls, seen or heard, but of the link to the place, which is
 * the same on every card.
 */
export function SeminarCard({ seminar, priority, highlighted }: SeminarCardProps) {
  const { slug, title, date, start, hours, format, teacher, full } = seminar;
  const titleId = useId();
  const hiddenTitle = <HiddenText>{` ${title}`}</HiddenText>;
  return (
    <SeminarCardRoot
      component="article"
      aria-labelledby={titleId}
      id={slug}
      {...filterTags(seminar)}
      {...(highlighted && { 'aria-current': 'true' })}
    >
      <Picture
        source={seminarPictures[slug]}
        alt=""
        // On phones the square shows 112 of 168 px.
        sizes={`${from('container')} 24em, ${from('md')} 33vw, ${from('sm')} 50vw, 168px`}
        priority={priority}
        className={parts.picture}
      />
      <h3 id={titleId} className={parts.title}>
        <NoBreakHyphens>{title}</NoBreakHyphens>
      </h3>
      <Facts className={parts.facts}>
        <FactRow icon={CalendarTodayOutlined}>
          <Fact label={text.date}>
            <time dateTime={date}>{formatDate(date)}</time>
          </Fact>
          <Fact label={text.time}>{text.at(formatTimeRange(start, hours))}</Fact>
        </FactRow>
        <FactRow icon={formatIcons[format]} className={parts.format}>
          <Fact label={text.format}>{seminarFormats[format]}</Fact>
          {format === 'face-to-face' ? (
            <Fact label={text.place}>
              <PageLink
                className={parts.place}
                translate="no"
                to={`${routeOf('contact').path}#${visitId}`}
              >
                {text.town}
              </PageLink>
            </Fact>
          ) : (
            <LocalTime seminar={seminar} />
          )}
        </FactRow>
        <FactRow icon={PersonOutlined}>
          <Fact label={text.teacher}>
            <span translate="no">{teacher.name}</span>
            {/* On phones the profession is heard and not seen. */}
            <span className={parts.profession}>{`, ${teacher.profession}`}</span>
          </Fact>
        </FactRow>
      </Facts>
      <details className={parts.about}>
        <summary className={parts.summary}>
          <span>{seminar.description}</span>{' '}
          <span className={parts.more} {...screenOnly}>
            {text.outcomes}
            <HiddenText>{text.outcomesOf(title)}</HiddenText>
          </span>
        </summary>
        <ul className={parts.outcomes}>
          {seminar.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <p className={parts.audience}>{`${text.audience} ${seminar.audience}`}</p>
      </details>
      <div className={parts.price}>
        <p className={parts.amount}>
          <HiddenText>{`${text.price} `}</HiddenText>
          <span>{formatPrice(seminar.price)}</span>{' '}
          <span className={parts.unit}>{text.priceUnit}</span>
          {full && <span className={parts.full}>{text.full}</span>}
        </p>
        <Facts>
          <FactRow>
            <Fact label={text.duration}>{formatDuration(hours)}</Fact>
            <Fact label={text.capacity}>{text.seats(seminar.seats)}</Fact>
          </FactRow>
        </Facts>
      </div>
      {!full && (
        <Button
          className={parts.register}
          size="small"
          // The head script queues a press by name and value.
          name="register"
          value={slug}
          // A double press, and Enter that is held, count once.
          onClick={({ detail }) => detail < 2 && notify('success', noticeTexts.registered(title))}
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          {...needsScripts}
        >
          {text.register}
          {hiddenTitle}
        </Button>
      )}
      <div className={parts.mail} {...screenOnly}>
        <Button
          size="small"
          href={mailLink({ to: company.supportEmail, subject: title, body: text.mailBody })}
        >
          {full ? text.mailFull : text.mail}
          {hiddenTitle}
        </Button>
      </div>
      <Button
        className={full ? parts.register : parts.ask}
        size="small"
        variant={full ? 'contained' : 'outlined'}
        component={PageLink}
        to={`${routeOf('contact').path}?seminar=${slug}#${formHeadingId}`}
        {...needsScripts}
      >
        {full ? text.askFull : text.ask}
        {hiddenTitle}
      </Button>
      <CardLinks seminar={seminar} />
    </SeminarCardRoot>
  );
}
