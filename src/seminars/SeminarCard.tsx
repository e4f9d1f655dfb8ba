import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { company } from '../content/company';
import { noticeTexts } from '../content/notices';
import { aboutSeminar, seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { seminarFormats } from '../content/seminars';
import { mailLink } from '../lib/addresses';
import {
  dayInWords,
  lengthInWords,
  priceInWords,
  spanInWords,
  weekdayInWords,
} from '../lib/format';
import { notify } from '../notices/notify';
import { from, needsScripts, onlyWithoutScripts } from '../theme/media';
import { narrowPhone } from '../theme/tokens';
import { Fact, FactRow, Facts } from '../ui/Facts';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Picture } from '../ui/Picture';
import { pictureGrounds, seminarPictures } from '../ui/seminarPictures';
import { CardLinks } from './CardLinks';
import { kindsOf } from './filters';
import { OwnTime } from './OwnTime';

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

/** The longest fact and its icon. */
const longestFactWidth = '188px';

/**
 * One seminar with its picture, facts, price and Register Now, which shows a notice and does nothing else
 * (specification 2 and 4). Not for seminars that are over or full: the card lacks that state, and the button would
 * lie. Its title is part of the names of its controls.
 */
export function SeminarCard({ seminar, priority, highlighted = false }: SeminarCardProps) {
  const { slug, title, date, start, hours, format } = seminar;
  const titleId = useId();
  const about = <span> {title}</span>;
  const mail = {
    to: company.supportEmail,
    subject: aboutSeminar(seminar),
    body: text.mailBody,
  };
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      id={slug}
      {...kindsOf(seminar)}
      {...(highlighted && { 'aria-current': 'true' })}
      sx={(theme) => ({
        // On phones the title stands beside the picture, and the card itself is the grid.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: `minmax(0, 112px) minmax(${longestFactWidth}, 1fr)`,
        [theme.breakpoints.down(narrowPhone)]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr',
        columnGap: 2,
        flexDirection: 'column',
        p: { xs: 2, sm: 0 },
        ...(highlighted && {
          borderColor: 'primary.main',
          boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}`,
        }),
        '@media print': { breakInside: 'avoid' },
      })}
    >
      <Picture
        source={seminarPictures[slug]}
        alt=""
        sizes={`${from('container')} 384px, ${from('lg')} 33vw, ${from('sm')} 50vw, 168px`}
        priority={priority}
        sx={(theme) => ({
          bgcolor: pictureGrounds[seminar.category],
          gridRow: 'span 2',
          alignSelf: { xs: 'start', sm: 'stretch' },
          aspectRatio: { xs: '1', sm: '16 / 9' },
          borderRadius: { xs: theme.radius.tile, sm: 0 },
        })}
      />
      <Box
        // One rule for all its parts: a page has many cards, and each style takes time.
        sx={{
          display: { xs: 'contents', sm: 'flex' },
          flexDirection: 'column',
          flexGrow: 1,
          px: 3,
          pt: 2,
          pb: 0.25,
          '& > *': { gridColumn: '1 / -1' },
          '& > :first-child': { gridColumn: 2, m: 0, typography: 'h4', color: 'text.heading' },
          '& > p': { mt: 1.5, mx: 0, mb: 'auto', typography: 'body2' },
          // The title at the end of a control's name.
          '& :is(a, button) > span:last-of-type:not(:first-child)': visuallyHidden,
          '@media print': { px: 1.5, py: 1, '& > p': { my: 0.5 } },
        }}
      >
        <h3 id={titleId}>
          <NoBreakHyphens>{title}</NoBreakHyphens>
        </h3>
        <Facts
          inlineFrom="md"
          sx={(theme) => ({
            gridArea: '2 / 2',
            mt: 0.75,
            // Four lines, so that nothing moves when the visitor's own time joins them.
            minHeight: { xs: '5.5rem', md: 0 },
            alignContent: 'start',
            [theme.breakpoints.down(narrowPhone)]: { gridArea: 'auto / 1 / auto / -1' },
            '@media print': { minHeight: 0 },
          })}
        >
          <FactRow icon={CalendarTodayOutlined}>
            <Fact label={text.date}>
              <time dateTime={date}>
                {`${weekdayInWords(new Date(date))}, ${dayInWords(date)}`}
              </time>
            </Fact>
            <Fact label={text.time}>{text.at(spanInWords(start, hours))}</Fact>
          </FactRow>
          <FactRow icon={formatIcons[format]}>
            <Fact label={text.format}>{seminarFormats[format]}</Fact>
            {format === 'face-to-face' ? (
              <Fact label={text.place}>{text.town}</Fact>
            ) : (
              <OwnTime seminar={seminar} />
            )}
          </FactRow>
        </Facts>
        <p>{seminar.description}</p>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1.5,
            rowGap: 1,
            mt: 1.5,
            pt: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            '& > :last-child': { displayPrint: 'none', '& > div': onlyWithoutScripts },
            '@media print': {
              mt: 0.5,
              pt: 0.5,
              '& > :first-child': { display: 'flex', alignItems: 'baseline', columnGap: 1.5 },
            },
          }}
        >
          <div>
            <Typography
              variant="price"
              sx={{
                mb: 0.25,
                '& > :first-child': visuallyHidden,
                '& > :last-child': {
                  typography: 'facts',
                  letterSpacing: 0,
                  color: 'text.secondary',
                },
              }}
            >
              <span>{`${text.price} `}</span>
              {priceInWords(seminar.price)}
              <span>{` ${text.priceUnit}`}</span>
            </Typography>
            <Facts inlineFrom="xs">
              <FactRow>
                <Fact label={text.duration}>{lengthInWords(hours)}</Fact>
                <Fact label={text.capacity}>{text.seats(seminar.seats)}</Fact>
              </FactRow>
            </Facts>
          </div>
          <div>
            <Button
              size="small"
              name="register"
              value={slug}
              onClick={() => notify('success', noticeTexts.registered(title))}
              {...needsScripts}
            >
              <span>{text.register}</span>
              {about}
            </Button>
            <div>
              <Button size="small" href={mailLink(mail)}>
                <span>{text.mail}</span>
                {about}
              </Button>
            </div>
          </div>
        </Box>
        <CardLinks seminar={seminar} />
      </Box>
    </Card>
  );
}
