import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { company } from '../content/company';
import { noticeTexts } from '../content/notices';
import { seminarsPage } from '../content/pages/seminars';
import { formHeadingId, routeOf, visitId } from '../content/routes';
import { type Seminar, seminarFormats } from '../content/seminars';
import { mailLink } from '../lib/contactLinks';
import { formatDate, formatDuration, formatPrice, formatTimeRange } from '../lib/format';
import { notify } from '../notices/notify';
import { PageLink } from '../routing/PageLink';
import { Fact, FactRow, Facts, TeacherFact } from '../seminar/Facts';
import { pictureBackdrops, seminarPictures } from '../seminar/seminarPictures';
import {
  from,
  needsScripts,
  onlyWithoutScriptsStyles,
  screenOnly,
  sign,
  tinyWindow,
} from '../theme/mixins';
import { narrowPhone } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';
import { CardLinks } from './CardLinks';
import { filterTags } from './filters';
import { LocalTime } from './LocalTime';

const text = seminarsPage.card;

interface SeminarCardProps {
  /** Everything the card tells. */
  seminar: Seminar;
  /** The first of its page, whose picture is fetched at once. */
  priority?: boolean;
  /** Whether the address names this card; it then stands out. */
  highlighted?: boolean;
}

const formatIcons = { 'face-to-face': PlaceOutlined, 'live-webinar': OndemandVideoOutlined };

const areas = (...rows: string[]) => rows.map((row) => `"${row}"`).join(' ');

/** Rows above the price, from `sm` up. */
const wideRows = ['picture picture', 'title title', 'facts facts', 'about about'];

/** For the list around cards, which ask how wide their column is; phones, where none asks, lay out faster without. */
export const inColumns = { '& > li': { containerType: { sm: 'inline-size' } } } as const;

/** One grid places all parts by name, and one rule styles them: a page has many cards, and each style takes time. */
const styles = (theme: Theme) => ({
  display: 'grid',
  // On phones the title stands beside the picture.
  gridTemplate: `${areas(
    'picture title title',
    'picture facts facts',
    'about about about',
    'price price register',
    'mail mail mail',
    'ask ask links',
  )} / minmax(0, 112px) minmax(36px, 1fr) auto`,
  gridTemplateRows: 'auto 1fr',
  columnGap: 2,
  px: 2,
  pt: 2,
  pb: 1,
  [theme.breakpoints.up('sm')]: {
    gridTemplate: `${areas(
      ...wideRows,
      'price register',
      'mail mail',
      'ask links',
    )} / minmax(0, 1fr) auto`,
    gridTemplateRows: 'repeat(3, auto) 1fr',
    columnGap: 1,
    px: { sm: 3, md: 2, lg: 3 },
    pt: 0,
    pb: 1.25,
    // A column as narrow as a phone has no room for a price beside a button.
    '@container (max-width: 20rem)': {
      gridTemplateAreas: areas(
        ...wideRows,
        'price price',
        'register register',
        'mail mail',
        'ask links',
      ),
    },
  },
  [theme.breakpoints.down(narrowPhone)]: {
    gridTemplate: `${areas(
      'picture title title',
      'facts facts facts',
      'about about about',
      'price price price',
      'register register register',
      'mail mail mail',
      'ask ask links',
    )} / 72px minmax(0, 1fr) auto`,
  },
  [tinyWindow]: {
    gridTemplate: `${areas('picture', 'title', 'facts', 'about', 'price', 'register', 'mail', 'ask', 'links')} / minmax(0, 1fr)`,
  },
  '&[aria-current]': {
    borderColor: 'primary.main',
    boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}`,
  },
  '& h3': {
    gridArea: 'title',
    m: 0,
    mt: { sm: 1.5 },
    [tinyWindow]: { mt: 1.5 },
    typography: 'h4',
    // Smaller than h4 with large text: on phones it stands beside the picture.
    fontSize: 'min(1.375rem, 9.5vw)',
    hyphens: 'auto',
    color: 'text.heading',
  },
  '& .facts': { gridArea: 'facts', mt: 0.75 },
  // As tall as a finger needs it; padding of an inline box does not change the height of its line.
  '& .facts a': { py: 1.5, color: 'inherit', '&:hover': { color: 'link.hover' } },
  '& details': {
    gridArea: 'about',
    mt: 1,
    pb: { xs: 1, sm: 1.5 },
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'body2',
  },
  '& summary': { display: 'block', cursor: 'pointer' },
  // Safari's own marker.
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover .more': { color: 'link.hover' },
  '& .more': {
    display: 'inline-block',
    color: 'link.main',
    fontWeight: 'strong',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    // The underline does not extend to an `inline-block`.
    '&::after': { ...sign('+'), display: 'inline-block', marginInlineStart: 0.5 },
  },
  '& [open] .more::after': sign('–'),
  '& ul': { my: 1, mx: 0, p: 0, paddingInlineStart: 2.5 },
  '& details p': { m: 0 },
  '& .price': {
    gridArea: 'price',
    mt: { xs: 1, sm: 1.25 },
    alignSelf: 'center',
    '& p': { m: 0, mb: 0.25, typography: 'price', color: 'text.heading' },
    '& p > span': { typography: 'facts', letterSpacing: 0, color: 'text.secondary' },
  },
  '& button': { gridArea: 'register', mt: { xs: 1, sm: 1.25 }, alignSelf: 'center' },
  '& .mail': {
    gridArea: 'mail',
    mt: 1.5,
    ...onlyWithoutScriptsStyles,
  },
  // Spans the column of the links, too, which is as wide as Register Now.
  '& .ask': { gridArea: 'ask / ask / ask / links', mt: 0.75, justifySelf: 'start' },
  '@media print': {
    p: 1,
    '& details': { mt: 0.5, pb: 0.5 },
    '& .price': { display: 'flex', alignItems: 'baseline', columnGap: 1.5, mt: 0.5 },
  },
});

/**
 * One seminar with its picture, facts, price and Register Now, which shows a notice and does nothing else
 * (specification 2 and 4). Its description opens what one will be able to do, without scripts as well. Not for seminars
 * that are over or full: the card lacks that state, and the button would lie.
 *
 * Accessibility: the title is part of the names of all controls, seen or heard.
 */
export function SeminarCard({ seminar, priority, highlighted = false }: SeminarCardProps) {
  const { slug, title, date, start, hours, format, teacher } = seminar;
  const titleId = useId();
  const hiddenTitle = <HiddenText>{` ${title}`}</HiddenText>;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      id={slug}
      {...filterTags(seminar)}
      {...(highlighted && { 'aria-current': 'true' })}
      sx={styles}
    >
      <Picture
        source={seminarPictures[slug]}
        alt=""
        // On phones the square shows 112 of 168 px.
        sizes={`${from('container')} 384px, ${from('md')} 33vw, ${from('sm')} 50vw, 168px`}
        priority={priority}
        sx={(theme) => ({
          bgcolor: pictureBackdrops[seminar.category],
          gridArea: 'picture',
          alignSelf: 'start',
          aspectRatio: { xs: '1', sm: '13 / 7' },
          [tinyWindow]: { aspectRatio: '13 / 7' },
          mx: { sm: -3, md: -2, lg: -3 },
          width: {
            xs: '100%',
            sm: 'calc(100% + 48px)',
            md: 'calc(100% + 32px)',
            lg: 'calc(100% + 48px)',
          },
          maxWidth: 'none',
          borderRadius: { xs: theme.radius.tile, sm: 0 },
        })}
      />
      <h3 id={titleId}>
        <NoBreakHyphens>{title}</NoBreakHyphens>
      </h3>
      <Facts className="facts">
        <FactRow icon={CalendarTodayOutlined}>
          <Fact label={text.date}>
            <time dateTime={date}>{formatDate(date)}</time>
          </Fact>
          <Fact label={text.time}>{text.at(formatTimeRange(start, hours))}</Fact>
        </FactRow>
        <FactRow icon={formatIcons[format]}>
          <Fact label={text.format}>{seminarFormats[format]}</Fact>
          {format === 'face-to-face' ? (
            <Fact label={text.place}>
              <PageLink translate="no" to={`${routeOf('contact').path}#${visitId}`}>
                {text.town}
              </PageLink>
            </Fact>
          ) : (
            <LocalTime seminar={seminar} />
          )}
        </FactRow>
        <FactRow icon={PersonOutlined}>
          <TeacherFact teacher={teacher} />
        </FactRow>
      </Facts>
      <details>
        <summary>
          {seminar.description}{' '}
          <span className="more" {...screenOnly}>
            {text.outcomes}
            <HiddenText>{text.outcomesOf(title)}</HiddenText>
          </span>
        </summary>
        <ul>
          {seminar.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <p>{seminar.audience}</p>
      </details>
      <div className="price">
        <p>
          <HiddenText>{`${text.price} `}</HiddenText>
          {formatPrice(seminar.price)} <span>{text.priceUnit}</span>
        </p>
        <Facts>
          <FactRow>
            <Fact label={text.duration}>{formatDuration(hours)}</Fact>
            <Fact label={text.capacity}>{text.seats(seminar.seats)}</Fact>
          </FactRow>
        </Facts>
      </div>
      <Button
        size="small"
        // The head script queues a press by name and value.
        name="register"
        value={slug}
        onClick={() => notify('success', noticeTexts.registered(title))}
        {...needsScripts}
      >
        {text.register}
        {hiddenTitle}
      </Button>
      <div className="mail" {...screenOnly}>
        <Button
          size="small"
          href={mailLink({ to: company.supportEmail, subject: title, body: text.mailBody })}
        >
          {text.mail}
          {hiddenTitle}
        </Button>
      </div>
      <Button
        className="ask"
        size="small"
        variant="outlined"
        component={PageLink}
        to={`${routeOf('contact').path}?seminar=${slug}#${formHeadingId}`}
        {...needsScripts}
      >
        {text.ask}
        {hiddenTitle}
      </Button>
      <CardLinks seminar={seminar} />
    </Card>
  );
}
