import { seminarPictures } from '../assets/seminarPictures';
import { CardGrid } from '../components/CardGrid';
import { GroupStack } from '../components/GroupStack';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { SeminarCard } from '../components/SeminarCard';
import { TitleBand } from '../components/TitleBand';
import { noticeTexts } from '../content/notices';
import { seminarsPage } from '../content/pages/seminars';
import { seminars } from '../content/seminars';
import { seminarCategories } from '../content/types';
import { useNotices } from '../notices/useNotices';

/** The 18 seminars by category. Register Now shows a notice and does nothing else (specification 4). */
export default function SeminarsPage() {
  const notices = useNotices();
  return (
    <>
      <TitleBand heading={seminarsPage.heading} lead={seminarsPage.lead} />
      <Section tone="soft" space="close">
        <GroupStack>
          {seminarCategories.map((category) => (
            <section key={category} aria-labelledby={category}>
              <SectionHeading id={category} heading={category} size="group" />
              <CardGrid columns={{ sm: 2, lg: 3 }}>
                {seminars
                  .filter((seminar) => seminar.category === category)
                  .map((seminar) => (
                    <SeminarCard
                      key={seminar.slug}
                      seminar={seminar}
                      picture={seminarPictures[seminar.slug]}
                      text={seminarsPage.card}
                      onRegister={({ title }) => notices.success(noticeTexts.registered(title))}
                    />
                  ))}
              </CardGrid>
            </section>
          ))}
        </GroupStack>
      </Section>
    </>
  );
}
