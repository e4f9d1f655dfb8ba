import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { company } from '../content/company';
import { seminarsPage } from '../content/pages/seminars';
import { calendarPath } from '../content/routes';
import type { SeminarCategory } from '../content/seminars';
import { seminarCategories, seminars } from '../content/seminars';
import { hostPath } from '../lib/siteUrl';
import { useIsHydrated } from '../lib/useIsHydrated';
import { needsScripts } from '../theme/media';
import { AddressLink } from '../ui/AddressLink';
import { CardGrid } from '../ui/CardGrid';
import { Group } from '../ui/Group';
import { IconLink } from '../ui/IconLink';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { Filter } from './Filter';
import { matchesFilters, ofKind, paintFiltered, readFilters } from './filters';
import { SeminarCard } from './SeminarCard';

const { booking, filter: text } = seminarsPage;

/** Most cards stay as they are when a choice draws the page again. */
const MemoCard = memo(SeminarCard);

/** The seminars by category (specification 2); the address may narrow the list or mark one seminar. */
export function SeminarsPage() {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const filters = readFilters(isHydrated ? location.search : '');
  const hash = isHydrated ? location.hash : '';
  // A link shows the first group first; Back, reload and a hash need all, to find their place.
  const isWhole = useDeferredValue(true, useNavigationType() !== 'PUSH' || location.hash !== '');
  const chosen = seminars.filter((seminar) => matchesFilters(seminar, filters));
  const groups = (Object.keys(seminarCategories) as SeminarCategory[])
    .map((id) => ({ id, group: chosen.filter(({ category }) => category === id) }))
    .filter(({ group }) => group.length > 0);
  return (
    <>
      <TitleBand heading={seminarsPage.heading} lead={seminarsPage.lead} />
      <Section tone="soft" space="close">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: { sm: 'flex-end' },
            columnGap: 2.5,
            rowGap: { xs: 1, sm: 0.5 },
            mb: { xs: 2, sm: 3.5, lg: 4.5 },
            displayPrint: 'none',
          }}
        >
          {/* Without scripts the list would stay as it is. */}
          <Box {...needsScripts} sx={{ mr: 'auto' }}>
            <Filter filters={filters} />
          </Box>
          <Typography
            role="status"
            variant="facts"
            {...needsScripts}
            // A line of its own, as its words differ in length until hydration.
            sx={{
              flexBasis: { xs: '100%', sm: 'auto' },
              ...paintFiltered(() => ({ visibility: 'hidden' })),
            }}
          >
            {text.count(chosen.length, filters.category, filters.format)}
          </Typography>
          <IconLink icon={CalendarTodayOutlined} href={hostPath(calendarPath('seminars'))} download>
            {text.calendar}
          </IconLink>
        </Box>
        {groups.length === 0 && <Typography variant="lead">{text.nothing}</Typography>}
        <Box
          sx={paintFiltered((kind) => ({
            [`& :is(section, li):not(:has(${ofKind(kind)}))`]: { display: 'none' },
            [`& section:not(:has(${ofKind(kind)})) + section`]: { marginTop: 0 },
          }))}
        >
          {groups.slice(0, isWhole ? undefined : 1).map(({ id, group }) => (
            <Group key={id} heading={seminarCategories[id]}>
              <CardGrid columns={{ sm: 2, lg: 3 }}>
                {group.map((seminar) => (
                  <MemoCard
                    key={seminar.slug}
                    seminar={seminar}
                    priority={seminar === chosen[0]}
                    highlighted={hash === `#${seminar.slug}`}
                  />
                ))}
              </CardGrid>
            </Group>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, mt: 6.5, maxWidth: 700 }}>
          <Typography variant="lead">
            {booking.noAnswer} <AddressLink address={company.phone} />, {booking.orAsk}
          </Typography>
          {booking.points.map((point) => (
            <Typography key={point}>{point}</Typography>
          ))}
        </Box>
      </Section>
    </>
  );
}
