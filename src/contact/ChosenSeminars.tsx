import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { contactPage } from '../content/pages/contact';
import { formatPlace, formatSeatPrice, seminarsPage } from '../content/pages/seminars';
import { routeOf } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { attributes, chosenCount } from '../lib/constants';
import { formatDate, formatTimeRange } from '../lib/format';
import { PageLink } from '../routing/PageLink';
import { Fact, FactRow, Facts } from '../seminar/Facts';
import { seminarPictures } from '../seminar/seminarPictures';
import { narrowPhone } from '../theme/tokens';
import { HiddenText } from '../ui/HiddenText';
import { Picture } from '../ui/Picture';

const { about } = contactPage;
const text = seminarsPage.card;

/** Where a message is about a seminar, until hydration shows it. */
export const untilFilled = `[${attributes.seminar}]:not([${attributes.hydrated}], [${attributes.withoutScripts}]) &`;

/** Height of the label and so many rows. */
const roomFor = (count: string) => `calc(2.0625rem + ${count} * var(--row-height))`;

const box = (theme: Theme) => ({
  borderRadius: theme.radius.tile,
  '--row-height': { xs: '9.5rem', sm: '10.75rem', md: '9.5rem', lg: '8rem' },
  [theme.breakpoints.down(narrowPhone)]: { '--row-height': '10.5rem' },
  containerType: 'inline-size',
  '&:empty': {
    display: 'none',
    // Room for the label and as many rows, which then move no field.
    [untilFilled]: { display: 'block', minHeight: roomFor(`var(${chosenCount}, 1)`) },
  },
});

/** The narrower the box, the smaller its picture. */
const row = {
  display: 'grid',
  gridTemplate: '"title remove" "facts facts" / minmax(0, 1fr) auto',
  '@container (min-width: 17rem)': {
    gridTemplate: '"picture title remove" "facts facts facts" / 48px minmax(0, 1fr) auto',
  },
  '@container (min-width: 25rem)': {
    gridTemplate: '"picture title remove" "picture facts facts" / 80px minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  alignContent: 'start',
  minHeight: 'var(--row-height)',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  // Without its picture.
  '@media print': { display: 'block' },
};

interface ChosenSeminarsProps {
  /** What the message is about, by the cards that the visitor came from. */
  seminars: readonly Seminar[];
  /** Whether the address asks about a seminar of another season. */
  isGone: boolean;
  /** Leaves a seminar out; missing while the message is on its way. */
  onRemove?: (seminar: Seminar) => void;
}

/** The seminars that a message is about, beside its words: a line for each of them goes out above these. */
export function ChosenSeminars({ seminars, isGone, onRemove }: ChosenSeminarsProps) {
  const labelId = useId();
  return (
    <Card variant="soft" sx={box}>
      {isGone && (
        <Typography variant="body2" sx={{ p: 2, minHeight: roomFor('1') }}>
          {`${about.gone} `}
          <Link component={PageLink} to={routeOf('seminars').path}>
            {about.seminars}
          </Link>
        </Typography>
      )}
      {seminars.length > 0 && (
        <>
          <Typography id={labelId} variant="facts" sx={{ px: 2, pt: 1.5, color: 'text.accent' }}>
            {about.label}
          </Typography>
          <Box component="ul" role="list" aria-labelledby={labelId}>
            {seminars.map((seminar) => (
              <Box key={seminar.slug} component="li" sx={row}>
                <Picture
                  source={seminarPictures[seminar.slug]}
                  alt=""
                  sizes="120px"
                  sx={(theme) => ({
                    gridArea: 'picture',
                    '@container (max-width: 17rem)': { display: 'none' },
                    aspectRatio: '1',
                    borderRadius: theme.radius.input,
                  })}
                />
                <Typography
                  component="h3"
                  sx={{
                    gridArea: 'title',
                    color: 'text.heading',
                    fontWeight: 'strong',
                    lineHeight: 1.3,
                  }}
                >
                  {seminar.title}
                </Typography>
                {onRemove && (
                  <IconButton
                    sx={{ gridArea: 'remove', marginInlineEnd: -1.25 }}
                    onClick={() => onRemove(seminar)}
                  >
                    <HiddenText>{about.remove(seminar.title)}</HiddenText>
                    <CloseRounded />
                  </IconButton>
                )}
                <Facts sx={{ gridArea: 'facts' }}>
                  <FactRow>
                    <Fact label={text.date}>{formatDate(seminar.date)}</Fact>
                    <Fact label={text.time}>
                      {text.at(formatTimeRange(seminar.start, seminar.hours))}
                    </Fact>
                  </FactRow>
                  <FactRow>
                    <Fact label={text.format}>{formatPlace(seminar)}</Fact>
                    <Fact label={text.price}>{formatSeatPrice(seminar)}</Fact>
                  </FactRow>
                </Facts>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}
