import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import EventSeatOutlined from '@mui/icons-material/EventSeatOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Seminar, SeminarCardText } from '../content/types';
import { calendarPath } from '../lib/calendarPath';
import { isoDate } from '../lib/isoDate';
import { onlyWithoutScripts, onlyWithScripts } from '../theme/media';
import { narrowPhone } from '../theme/tokens';
import { IconLink } from './IconLink';
import { NoBreakHyphens } from './NoBreakHyphens';
import { Picture, type PictureSource } from './Picture';
import { type Fact, FactList } from './seminar-card/FactList';
import { StartTime } from './seminar-card/StartTime';

interface SeminarCardProps {
  /** Everything the card tells. */
  seminar: Seminar;
  /** Decoration; a calm surface stands in for a missing one. */
  picture: PictureSource | undefined;
  /** The first of its page, whose picture is fetched at once. */
  priority?: boolean;
  /** When it begins on the visitor's own clock, where that shows another time or day than ours. */
  ownStart?: string;
  /** Labels of the facts and words of the controls. */
  text: SeminarCardText;
  /** Mail link that stands in for Register Now where scripts are off or did not arrive. */
  mailHref: string;
  /** Called when the visitor presses Register Now; the card itself stays as it is. */
  onRegister: (seminar: Seminar) => void;
  /** Whether the address of the card goes to a share sheet or to the clipboard. */
  sharing: 'share' | 'copyLink';
  /** Called when the visitor wants to hand the address of the card on. */
  onShare: (seminar: Seminar) => void;
  /** Whether the address names this card; it then stands out. */
  highlighted?: boolean;
}

const formatIcons = { 'Face-to-face': MeetingRoomOutlined, 'Live webinar': VideocamOutlined };

/** Two times below each other and their icon, at their longest. */
const bothTimes = '204px';

/**
 * One seminar with its picture, facts, price and Register Now (specification 2, Seminars). Titles
 * of one or two lines look best.
 *
 * Not for seminars that are over or full: there is no such state, and the button would lie. Not
 * with a second filled button either.
 *
 * Accessibility: an article named by its title, which is part of the button's name, too. Facts are
 * a description list whose names are heard and not seen; the date can be read by machines, and the
 * picture is decoration.
 */
export function SeminarCard({
  seminar,
  picture,
  priority = false,
  ownStart,
  text,
  mailHref,
  onRegister,
  sharing,
  onShare,
  highlighted = false,
}: SeminarCardProps) {
  const when: Fact[] = [
    {
      icon: CalendarTodayOutlined,
      label: text.date,
      value: <time dateTime={isoDate(seminar.date)}>{seminar.date}</time>,
    },
    {
      icon: ScheduleOutlined,
      label: text.start,
      value: <StartTime seminar={seminar} ownStart={ownStart} text={text} />,
    },
  ];
  const what: Fact[] = [
    { icon: HourglassEmptyOutlined, label: text.duration, value: seminar.duration },
    { icon: EventSeatOutlined, label: text.capacity, value: seminar.capacity },
    { icon: formatIcons[seminar.format], label: text.format, value: seminar.format },
  ];
  return (
    <Card
      component="article"
      aria-label={seminar.title}
      id={seminar.slug}
      {...(highlighted && { 'aria-current': 'true' })}
      sx={(theme) => ({
        // On phones picture and title stand beside each other, and the card itself is the grid.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: `minmax(0, 112px) minmax(${bothTimes}, 1fr)`,
        [theme.breakpoints.down(narrowPhone)]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr',
        columnGap: 2,
        flexDirection: 'column',
        p: { xs: 2, sm: 0 },
        transition: theme.transitions.create('border-color'),
        '& img': {
          transition: theme.transitions.create('scale', { duration: 400 }),
        },
        '&:hover': { borderColor: 'cardHover' },
        ...(highlighted && {
          borderColor: 'primary.main',
          boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}`,
        }),
        '&:hover img': { scale: '1.03' },
        '@media print': { breakInside: 'avoid' },
      })}
    >
      <Box
        sx={(theme) => ({
          gridRow: 'span 2',
          alignSelf: { xs: 'start', sm: 'stretch' },
          overflow: 'hidden',
          borderRadius: { xs: theme.radius.tile, sm: 0 },
          displayPrint: 'none',
        })}
      >
        <Picture
          source={picture}
          alt=""
          sizes="(min-width: 1248px) 384px, (min-width: 1200px) 33vw, (min-width: 600px) 50vw, 168px"
          priority={priority}
          sx={{ aspectRatio: { xs: '1', sm: '16 / 10' } }}
        />
      </Box>
      <Box
        sx={(theme) => ({
          display: { xs: 'contents', sm: 'flex' },
          flexDirection: 'column',
          flexGrow: 1,
          p: 3,
          '& > *': { gridColumn: '1 / -1' },
          '& > h3, & > dl:first-of-type': { gridColumn: 2 },
          '& > dl:first-of-type': { gridRow: 2, mt: { xs: 0.75, sm: 0 } },
          [theme.breakpoints.down(narrowPhone)]: {
            '& > dl:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
          },
          '@media print': { px: 1.5, py: 1 },
        })}
      >
        <Typography component="h3" variant="h4">
          <NoBreakHyphens>{seminar.title}</NoBreakHyphens>
        </Typography>
        <Typography
          variant="body2"
          sx={{
            mt: { xs: 1.5, sm: 1 },
            mb: 'auto',
            pb: { xs: 1, sm: 2 },
            '@media print': { my: 0.5, pb: 0 },
          }}
        >
          <NoBreakHyphens>{seminar.description}</NoBreakHyphens>
        </Typography>
        <FactList facts={when} stacked />
        <FactList facts={what} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1.5,
            mt: 2.5,
            pt: 2,
            '@media print': { mt: 0.5, pt: 0.5 },
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="price">
            <Box component="span" sx={visuallyHidden}>{`${text.price} `}</Box>
            {seminar.price}
          </Typography>
          <Box sx={{ displayPrint: 'none' }}>
            <Button
              size="small"
              name="register"
              value={seminar.slug}
              aria-label={`${text.register} ${seminar.title}`}
              onClick={() => onRegister(seminar)}
              sx={onlyWithScripts}
            >
              {text.register}
            </Button>
            <Box sx={onlyWithoutScripts}>
              <Button
                size="small"
                href={mailHref}
                aria-label={`${text.registerByEmail} ${seminar.title}`}
              >
                {text.registerByEmail}
              </Button>
            </Box>
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            mt: 1,
            mb: -1,
            displayPrint: 'none',
          }}
        >
          <IconLink
            icon={EditCalendarOutlined}
            href={calendarPath(seminar.slug)}
            download
            label={text.addToCalendar}
            aria-label={`${text.addToCalendar} ${seminar.title}`}
          />
          <IconLink
            icon={sharing === 'share' ? ShareOutlined : LinkOutlined}
            href={`#${seminar.slug}`}
            label={text[sharing]}
            aria-label={`${text[sharing]} ${seminar.title}`}
            onClick={(event) => {
              event.preventDefault();
              onShare(seminar);
            }}
          />
        </Box>
      </Box>
    </Card>
  );
}
