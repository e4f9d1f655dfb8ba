import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Seminar } from '../content/types';
import { from, onlyWithoutScripts, onlyWithScripts } from '../theme/media';
import { smallButton } from '../theme/overrides/actions';
import { narrowPhone } from '../theme/tokens';
import { NoBreakHyphens } from './NoBreakHyphens';
import { Picture, type PictureSource } from './Picture';
import { type HeadingLevel, listOf, type RootProps } from './root';
import { CardLinks, type CardLinksProps } from './seminar-card/CardLinks';
import { FactList, type FactRow } from './seminar-card/FactList';
import { OwnStart } from './seminar-card/OwnStart';

interface SeminarCardProps extends CardLinksProps, RootProps {
  /** Rank of the heading. */
  level?: HeadingLevel;
  /** Decoration; a calm surface stands in for a missing one. */
  picture: PictureSource | undefined;
  /** The first of its page, whose picture is fetched at once. */
  priority?: boolean;
  /** Mail link that stands in for Register Now and asking where scripts are off or did not arrive. */
  mailHref: string;
  /** Called when the visitor presses Register Now; the card itself stays as it is. */
  onRegister: (seminar: Seminar) => void;
  /** Whether the address names this card; it then stands out. */
  highlighted?: boolean;
}

const formatIcons = { 'face-to-face': PlaceOutlined, 'live-webinar': VideocamOutlined };

/** The longest fact and its icon. */
const longestFact = '188px';

/**
 * One seminar with its picture, facts, price and Register Now (specification 2, Seminars). Titles
 * of one or two lines look best.
 *
 * Not for seminars that are over or full: the card lacks that state, and the button would lie. Not
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
  labels,
  mailHref,
  askPath,
  onRegister,
  onShare,
  highlighted = false,
  level = 3,
  sx,
  ...root
}: SeminarCardProps) {
  const { date, format, seats, words } = seminar;
  const Heading = `h${level}` as const;
  const isWebinar = format === 'live-webinar';
  const place = isWebinar ? [] : [{ label: labels.place, value: labels.town }];
  const whenAndWhere: FactRow[] = [
    {
      icon: CalendarTodayOutlined,
      facts: [
        {
          label: labels.date,
          value: <time dateTime={date}>{labels.on(words.weekday, words.day)}</time>,
        },
        { label: labels.start, value: labels.at(words.start) },
      ],
    },
    {
      icon: formatIcons[format],
      facts: [{ label: labels.format, value: labels.formats[format] }, ...place],
      more: isWebinar && <OwnStart seminar={seminar} labels={labels} />,
    },
  ];
  const howMuch: FactRow[] = [
    {
      facts: [
        { label: labels.duration, value: words.length },
        { label: labels.capacity, value: labels.seats(seats) },
      ],
    },
  ];
  return (
    <Card
      {...root}
      component="article"
      aria-label={seminar.title}
      id={seminar.slug}
      {...(highlighted && { 'aria-current': 'true' })}
      sx={[
        (theme) => ({
          // On phones the title stands beside the picture, and the card itself is the grid.
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: `minmax(0, 112px) minmax(${longestFact}, 1fr)`,
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
        }),
        ...listOf(sx),
      ]}
    >
      <Picture
        source={picture}
        alt=""
        sizes={`${from('container')} 384px, ${from('lg')} 33vw, ${from('sm')} 50vw, 168px`}
        priority={priority}
        sx={(theme) => ({
          gridRow: 'span 2',
          alignSelf: { xs: 'start', sm: 'stretch' },
          aspectRatio: { xs: '1', sm: '16 / 9' },
          borderRadius: { xs: theme.radius.tile, sm: 0 },
          displayPrint: 'none',
        })}
      />
      <Box
        // Styles of its parts, too: a page has many cards.
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
          '@media print': { px: 1.5, py: 1, '& > p': { my: 0.5 } },
        }}
      >
        <Heading>
          <NoBreakHyphens>{seminar.title}</NoBreakHyphens>
        </Heading>
        <FactList
          rows={whenAndWhere}
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
        />
        <p>{seminar.description}</p>
        <Box
          sx={(theme) => ({
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
            '& > :last-child': {
              displayPrint: 'none',
              '& > div': onlyWithoutScripts,
              '& a': smallButton(theme),
            },
            '@media print': {
              mt: 0.5,
              pt: 0.5,
              '& > :first-child': { display: 'flex', alignItems: 'baseline', columnGap: 1.5 },
            },
          })}
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
              <span>{`${labels.price} `}</span>
              {words.price}
              <span>{` ${labels.priceUnit}`}</span>
            </Typography>
            <FactList rows={howMuch} inlineFrom="xs" />
          </div>
          <div>
            <Button
              size="small"
              name="register"
              aria-label={labels.named(labels.register, seminar.title)}
              onClick={() => onRegister(seminar)}
              {...onlyWithScripts}
            >
              {labels.register}
            </Button>
            <div>
              <a href={mailHref} aria-label={labels.named(labels.mail, seminar.title)}>
                {labels.mail}
              </a>
            </div>
          </div>
        </Box>
        <CardLinks seminar={seminar} labels={labels} askPath={askPath} onShare={onShare} />
      </Box>
    </Card>
  );
}
