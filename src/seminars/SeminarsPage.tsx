import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { seminarsPage } from '../content/pages/seminars';
import { calendarPath, goodToKnowId, routeOf } from '../content/routes';
import { type SeminarCategory, seminarCategories, seminars } from '../content/seminars';
import { useAfterHydration } from '../hydration/useAfterHydration';
import { hostPath } from '../lib/siteUrl';
import { printedUrl } from '../routing/printedUrl';
import { needsScripts, screenOnly, tinyWindow } from '../theme/mixins';
import { target } from '../theme/tokens';
import { CardGrid } from '../ui/CardGrid';
import { Group } from '../ui/Group';
import { IconLink } from '../ui/IconLink';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { Filter, filterId } from './Filter';
import { matchesFilters, readFilters, stylesByAddress, withTag } from './filters';
import { GoodToKnow } from './GoodToKnow';
import { Season } from './Season';
import { SeminarCard } from './SeminarCard';
import { inColumns } from './SeminarCardRoot';

const { lead, goodToKnow, filter: text } = seminarsPage;

/** Where there is room for the filter to stay in sight while the list scrolls. */
const inSight = ({ breakpoints }: Theme) => `${breakpoints.up('lg')} and (min-height: 32em)`;

/** Height of the sticky filter, in CSS pixels. */
const stickyHeight = target + 16;

const paperOnly = { display: 'none', displayPrint: 'inline' };

/** Keeps unchanged cards from re-rendering with a new choice. */
const MemoCard = memo(SeminarCard);

/** The seminars by category (specification 2); the address may narrow the list or mark one seminar. */
export function SeminarsPage() {
  const location = useLocation();
  const filters = readFilters(useAfterHydration(location.search, ''));
  const hash = useAfterHydration(location.hash, '');
  // After a link the first group renders at once, the rest deferred. Back, reload and a hash need all to find their
  // place.
  const isWhole = useDeferredValue(true, useNavigationType() !== 'PUSH' || location.hash !== '');
  const chosen = seminars.filter((seminar) => matchesFilters(seminar, filters));
  const count = text.count(chosen.length, filters.category, filters.format);
  const groups = (Object.keys(seminarCategories) as SeminarCategory[])
    .map((id) => ({ id, group: chosen.filter(({ category }) => category === id) }))
    .filter(({ group }) => group.length > 0);
  return (
    <>
      <TitleBand
        heading={seminarsPage.heading}
        lead={
          <>
            <span>{lead.offer}</span>{' '}
            {chosen.length < seminars.length && (
              <Box component="span" sx={paperOnly}>{`${text.onThisList} ${count}. `}</Box>
            )}
            <span {...screenOnly}>
              {`${lead.book} `}
              <Link href={`#${goodToKnowId}`}>{goodToKnow.heading}</Link>
            </span>
            <Box component="span" sx={paperOnly}>
              {lead.bookOnPaper(printedUrl(routeOf('seminars').path))}
            </Box>
          </>
        }
        aside={<Season filters={filters} />}
      >
        {/* On phones at the end of the line that unfolds the dates. */}
        <Box
          {...screenOnly}
          sx={{
            mt: { sm: 1 },
            float: { xs: 'inline-end', sm: 'none' },
            [tinyWindow]: { float: 'none' },
          }}
        >
          <IconLink icon={CalendarTodayOutlined} href={hostPath(calendarPath('seminars'))} download>
            <span>{text.calendar[0]}</span>{' '}
            <Box
              component="span"
              sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}
            >
              {text.calendar[1]}
            </Box>
          </IconLink>
        </Box>
      </TitleBand>
      <Section tone="soft" space="close">
        <Box
          sx={(theme) => ({
            ...stylesByAddress((tag) => ({
              [`& :is(section, li):has(article):not(:has(${withTag(tag)}))`]: { display: 'none' },
              [`& section:not(:has(${withTag(tag)})) + section`]: { marginTop: 0 },
            })),
            [inSight(theme)]: {
              '& > section :is(article, a, button, summary)': { scrollMarginTop: stickyHeight },
            },
          })}
        >
          <Box
            // Without scripts the list would stay as it is.
            {...needsScripts}
            {...screenOnly}
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2.5,
              rowGap: 1.5,
              mb: { xs: 2, sm: 3 },
              [inSight(theme)]: {
                position: 'sticky',
                top: 'var(--bar-height)',
                zIndex: 1,
                // Covers the rings of cards, too; below it they fade.
                mx: -1,
                mt: -1,
                mb: 2,
                p: 1,
                bgcolor: 'background.soft',
                '& a': { scrollMarginTop: 'calc(-1 * var(--bar-clearance))' },
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  inset: '100% 0 auto',
                  height: 16,
                  background: `linear-gradient(${theme.vars.palette.background.soft}, transparent)`,
                },
              },
            })}
          >
            <Filter filters={filters} />
            <Typography
              role="status"
              variant="facts"
              // On a line of its own in most windows: the count of the document, hidden, may be longer, and moves nothing.
              sx={{
                flexBasis: { xs: '100%', lg: 'auto' },
                ...stylesByAddress(() => ({ visibility: 'hidden' })),
              }}
            >
              {count}
            </Typography>
          </Box>
          {groups.length === 0 && <Typography variant="lead">{text.nothing}</Typography>}
          {groups.slice(0, isWhole ? undefined : 1).map(({ id, group }) => (
            <Group key={id} heading={seminarCategories[id]}>
              <CardGrid
                columns={{ sm: 2, md: 3 }}
                sx={{
                  ...inColumns,
                  // Neighbors of an open card do not grow with it.
                  '&:has([open])': { alignItems: 'start' },
                }}
              >
                {group.map((seminar) => (
                  <MemoCard
                    key={seminar.slug}
                    seminar={seminar}
                    priority={seminar === chosen[0]}
                    highlighted={hash === `#${seminar.slug}`}
                  />
                ))}
              </CardGrid>
              <Box
                {...needsScripts}
                {...screenOnly}
                sx={(theme) => ({ mt: 1, [inSight(theme)]: { display: 'none' } })}
              >
                <IconLink icon={ArrowUpward} href={`#${filterId}`}>
                  {text.again}
                </IconLink>
              </Box>
            </Group>
          ))}
        </Box>
        <GoodToKnow />
      </Section>
    </>
  );
}
