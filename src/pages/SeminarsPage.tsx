import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { seminarPictures } from '../assets/seminarPictures';
import { CardGrid } from '../components/CardGrid';
import { FilteredList } from '../components/FilteredList';
import { GroupStack } from '../components/GroupStack';
import { IconLink } from '../components/IconLink';
import { NothingFound } from '../components/NothingFound';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { SeminarCard } from '../components/SeminarCard';
import { SeminarFilter } from '../components/SeminarFilter';
import { TitleBand } from '../components/TitleBand';
import { company } from '../content/company';
import { noticeTexts } from '../content/notices';
import { seminarsPage } from '../content/pages/seminars';
import { seminars } from '../content/seminars';
import { seminarCategories } from '../content/types';
import { askPath } from '../lib/askPath';
import { listCalendarPath } from '../lib/calendarPath';
import { mailLink } from '../lib/mailLink';
import { matchesFilters, readFilters } from '../lib/seminarFilters';
import { ownStart } from '../lib/seminarTimes';
import { useHydratedValue } from '../lib/useHydratedValue';
import { useVisitor } from '../lib/visitor';
import { useNotices } from '../notices/useNotices';
import { useSharing } from './useSharing';

/**
 * The seminars by category. Register Now shows a notice and does nothing else (specification 4);
 * the address may narrow the list or mark one seminar.
 */
export default function SeminarsPage() {
  const { filter, card } = seminarsPage;
  const notices = useNotices();
  const visitor = useVisitor();
  const sharing = useSharing(visitor.share);
  const location = useLocation();
  const filters = readFilters(useHydratedValue(location.search, ''));
  const hash = useHydratedValue(location.hash, '');
  const chosen = seminars.filter((seminar) => matchesFilters(seminar, filters));

  return (
    <>
      <TitleBand heading={seminarsPage.heading} lead={seminarsPage.lead} />
      <Section tone="soft" space="close">
        <FilteredList
          choice={`${filters.category} ${filters.format}`}
          filter={<SeminarFilter text={filter} filters={filters} count={chosen.length} />}
          action={
            chosen.length > 0 && (
              <IconLink
                icon={EditCalendarOutlined}
                href={listCalendarPath(filters)}
                download
                label={filter.calendar(chosen.length, chosen.length === seminars.length)}
              />
            )
          }
        >
          {chosen.length === 0 && (
            <NothingFound text={filter.nothing} showAll={filter.showAll} to={location.pathname} />
          )}
          <GroupStack>
            {seminarCategories
              .map((category) => ({
                category,
                group: chosen.filter((seminar) => seminar.category === category),
              }))
              .filter(({ group }) => group.length > 0)
              .map(({ category, group }) => (
                <section key={category} aria-labelledby={category}>
                  <SectionHeading id={category} heading={category} size="group" />
                  <CardGrid columns={{ sm: 2, lg: 3 }}>
                    {group.map((seminar) => (
                      <SeminarCard
                        key={seminar.slug}
                        seminar={seminar}
                        picture={seminarPictures[seminar.slug]}
                        priority={seminar === chosen[0]}
                        ownStart={ownStart(seminar, visitor)}
                        text={card}
                        mailHref={mailLink({
                          to: company.supportEmail,
                          subject: card.mailSubject(seminar.title, seminar.date, seminar.format),
                          body: card.mailBody,
                        })}
                        askPath={askPath(seminar.slug)}
                        highlighted={hash === `#${seminar.slug}`}
                        onRegister={({ title }) => notices.success(noticeTexts.registered(title))}
                        sharing={sharing.kind}
                        onShare={sharing.share}
                      />
                    ))}
                  </CardGrid>
                </section>
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
