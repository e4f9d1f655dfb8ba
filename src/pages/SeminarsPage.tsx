import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { seminarPictures } from '../assets/seminarPictures';
import { CardGrid } from '../components/CardGrid';
import { FilteredList } from '../components/FilteredList';
import { Group } from '../components/Group';
import { GroupStack } from '../components/GroupStack';
import { IconLink } from '../components/IconLink';
import { NothingFound } from '../components/NothingFound';
import { Section } from '../components/Section';
import { SeminarCard } from '../components/SeminarCard';
import { SeminarFilter } from '../components/SeminarFilter';
import { TitleBand } from '../components/TitleBand';
import { company } from '../content/company';
import { noticeTexts } from '../content/notices';
import { seminarsPage } from '../content/pages/seminars';
import { seminarCategories } from '../content/seminarGroups';
import { seminars } from '../content/seminars';
import type { Seminar } from '../content/types';
import { askPath } from '../lib/askPath';
import { listCalendarPath } from '../lib/calendarPath';
import { idsOf } from '../lib/idsOf';
import { mailLink } from '../lib/mailLink';
import { seasonLead } from '../lib/seasonLead';
import { matchesFilters, monthsOf, readFilters } from '../lib/seminarFilters';
import { useHydratedValue } from '../lib/useHydratedValue';
import { useNotices } from '../notices/useNotices';
import { routeOf } from '../routes';
import { useSharing } from './useSharing';

/** So many are seen at once: there is nothing to choose from. */
const fewSeminars = 3;

/** Most cards stay as they are when a choice draws the page again. */
const Card = memo(SeminarCard);

interface SeminarsPageProps {
  /** Those of the season, unless a story shows others. */
  offered?: readonly Seminar[];
}

/**
 * The seminars by category. Register Now shows a notice and does nothing else (specification 4);
 * the address may narrow the list or mark one seminar.
 */
export default function SeminarsPage({ offered = seminars }: SeminarsPageProps) {
  const { filter, card, none } = seminarsPage;
  const months = monthsOf(offered);
  const notices = useNotices();
  const register = useCallback(
    ({ title }: Seminar) => notices.success(noticeTexts.registered(title)),
    [notices],
  );
  const share = useSharing();
  const location = useLocation();
  const filters = readFilters(useHydratedValue(location.search, ''), months);
  const hash = useHydratedValue(location.hash, '');
  // A link's answer is the first group; who reloads, comes back or looks for one seminar gets all at once.
  const isWhole = useDeferredValue(true, useNavigationType() !== 'PUSH' || location.hash !== '');
  const chosen = offered.filter((seminar) => matchesFilters(seminar, filters));

  if (offered.length === 0) {
    return (
      <>
        <TitleBand heading={seminarsPage.heading} lead={none.lead} />
        <Section tone="soft" space="close">
          <NothingFound text={none.text} showAll={none.action} to={routeOf('contact').path} />
        </Section>
      </>
    );
  }

  return (
    <>
      <TitleBand
        heading={seminarsPage.heading}
        lead={offered === seminars ? seasonLead : seminarsPage.lead(offered)}
      />
      <Section tone="soft" space="close">
        <FilteredList
          choice={`${filters.category} ${filters.format} ${filters.month}`}
          filter={
            offered.length > fewSeminars && (
              <SeminarFilter
                labels={filter}
                filters={filters}
                count={chosen.length}
                months={months}
              />
            )
          }
          action={
            chosen.length > 0 && (
              <IconLink
                icon={CalendarTodayOutlined}
                href={listCalendarPath(filters)}
                download
                label={filter.calendar(chosen.length, chosen.length === offered.length)}
              />
            )
          }
        >
          {chosen.length === 0 && (
            <NothingFound text={filter.nothing} showAll={filter.showAll} to={location.pathname} />
          )}
          <GroupStack>
            {idsOf(seminarCategories)
              .map((category) => ({
                category,
                group: chosen.filter((seminar) => seminar.category === category),
              }))
              .filter(({ group }) => group.length > 0)
              .slice(0, isWhole ? undefined : 1)
              .map(({ category, group }) => (
                <Group key={category} heading={seminarCategories[category]}>
                  <CardGrid columns={{ sm: 2, lg: 3 }}>
                    {group.map((seminar) => (
                      <Card
                        key={seminar.slug}
                        seminar={seminar}
                        picture={seminarPictures[seminar.slug]}
                        priority={seminar === chosen[0]}
                        labels={card}
                        mailHref={mailLink({
                          to: company.supportEmail,
                          subject: card.mailSubject(seminar),
                          body: card.mailBody,
                        })}
                        askPath={askPath(seminar.slug)}
                        highlighted={hash === `#${seminar.slug}`}
                        onRegister={register}
                        onShare={share}
                      />
                    ))}
                  </CardGrid>
                </Group>
              ))}
          </GroupStack>
          <Typography variant="lead" sx={{ mt: 6.5, textWrap: 'balance', displayPrint: 'none' }}>
            {seminarsPage.groups}
          </Typography>
        </FilteredList>
      </Section>
    </>
  );
}
