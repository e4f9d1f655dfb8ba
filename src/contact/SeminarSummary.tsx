import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contactPage } from '../content/pages/contact';
import { seminarsPage } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { attributes } from '../lib/constants';
import { formatDate, formatPrice, formatTimeRange } from '../lib/format';
import { from } from '../theme/media';
import { narrowPhone } from '../theme/tokens';
import { Fact, FactRow, Facts, TeacherFact } from '../ui/Facts';
import { Picture } from '../ui/Picture';
import { Region, RegionHeading } from '../ui/Region';
import { seminarPictures } from '../ui/seminarPictures';

const text = seminarsPage.card;

/** Height on phones, reserved before hydration so that the form does not move; fits the longest title. */
export const summaryHeight = '13.25rem';

/** Selects an element of a page whose URL names a seminar, until hydration brings the summary. */
export const untilSummary = `[${attributes.seminar}]:not([${attributes.hydrated}], [${attributes.scripts}]) &`;

/**
 * What a message is about, where a visitor comes from the card of a seminar. The head script marks such a URL,
 * and the box keeps its room until hydration brings the words.
 */
export function SeminarSummary({ seminar }: { seminar: Seminar | undefined }) {
  return (
    <Box
      sx={{
        display: 'grid',
        order: { xs: -1, sm: 0 },
        flex: { sm: '1 1 0' },
        minHeight: { xs: summaryHeight, sm: 0 },
        // As high as the picture that it replaces; its own picture yields to the facts.
        gridTemplateRows: 'minmax(0, 1fr)',
        '@media print': { flex: 'none', gridTemplateRows: 'auto' },
        '&:empty': {
          display: 'none',
          [untilSummary]: {
            display: 'grid',
            // The picture that ContactPage shows beside the form otherwise.
            '& ~ picture': { display: 'none' },
          },
        },
      }}
    >
      {seminar && (
        <Region
          surface="outlined"
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row', sm: 'column' },
            alignItems: { xs: 'center', sm: 'stretch' },
            gap: { xs: 2, sm: 0 },
            p: { xs: 2, sm: 0 },
          }}
        >
          <Picture
            source={seminarPictures[seminar.slug]}
            alt=""
            priority
            // Beside the form the column crops a picture of the height that the facts leave.
            sizes={`${from('container')} 600px, ${from('sm')} 75vw, 64px`}
            sx={(theme) => ({
              flex: { xs: '0 0 64px', sm: '1 1 0' },
              minHeight: { sm: 0 },
              minWidth: 0,
              [theme.breakpoints.down(narrowPhone)]: { display: 'none' },
              aspectRatio: { xs: '1', sm: 'auto' },
              borderRadius: { xs: theme.radius.tile, sm: 0 },
            })}
          />
          <Box sx={{ px: { sm: 3 }, py: { sm: 2.5 } }}>
            <RegionHeading variant="h4">
              <Typography
                component="span"
                variant="facts"
                sx={{ display: 'block', color: 'text.accent' }}
              >
                {`${contactPage.about} `}
              </Typography>
              {seminar.title}
            </RegionHeading>
            <Facts sx={{ mt: 1 }}>
              <FactRow>
                <Fact label={text.date}>{formatDate(seminar.date)}</Fact>
                <Fact label={text.time}>
                  {text.at(formatTimeRange(seminar.start, seminar.hours))}
                </Fact>
              </FactRow>
              <FactRow>
                <TeacherFact teacher={seminar.teacher} />
              </FactRow>
              <FactRow>
                <Fact label={text.price}>{`${formatPrice(seminar.price)} ${text.priceUnit}`}</Fact>
              </FactRow>
            </Facts>
          </Box>
        </Region>
      )}
    </Box>
  );
}
