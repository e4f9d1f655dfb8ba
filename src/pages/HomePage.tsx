import Box from '@mui/material/Box';
import featureRoom from '../assets/originals/pages/feature-room.webp?picture=wide';
import featureWebinar from '../assets/originals/pages/feature-webinar.webp?picture=wide';
import heroPicture from '../assets/originals/pages/hero.webp?picture=hero';
import heroNarrowPicture from '../assets/originals/pages/hero-mobile.webp?picture=hero-mobile';
import journeyPicture from '../assets/originals/pages/journey.webp?picture=wide';
import { BentoGrid } from '../components/BentoGrid';
import { ButtonLink } from '../components/ButtonLink';
import { CheckList } from '../components/CheckList';
import { FeatureCard } from '../components/FeatureCard';
import { Hero } from '../components/Hero';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { SplitRow } from '../components/SplitRow';
import { homePage } from '../content/pages/home';
import { routeOf } from '../routes';
import { from } from '../theme/media';

const featurePictures = { 'feature-room': featureRoom, 'feature-webinar': featureWebinar };
const seminarsPath = routeOf('seminars').path;

/** Home: the promise, six reasons, and what a visitor takes away (specification 2). */
export default function HomePage() {
  const { hero, features, journey } = homePage;
  return (
    <>
      <Hero
        {...hero}
        action={{ label: hero.action, to: seminarsPath }}
        picture={heroPicture}
        narrowPicture={heroNarrowPicture}
      />
      <Section heading={features.heading} lead={features.lead}>
        <BentoGrid>
          {features.items.map((feature) => (
            <FeatureCard
              key={feature.title}
              feature={feature}
              picture={
                feature.variant.kind === 'picture'
                  ? featurePictures[feature.variant.picture]
                  : undefined
              }
            />
          ))}
        </BentoGrid>
      </Section>
      <Section tone="soft">
        <SplitRow
          heading={journey.heading}
          picture={
            <Picture
              source={journeyPicture}
              alt={journey.imageDescription}
              sizes={`${from('container')} 592px, ${from('md')} 50vw, 100vw`}
              sx={(theme) => ({ aspectRatio: '4 / 3', borderRadius: theme.radius.picture })}
            />
          }
        >
          <Box sx={{ my: { xs: 4, md: 4.5 } }}>
            <CheckList points={journey.points} />
          </Box>
          <ButtonLink to={seminarsPath} arrow sx={{ width: { xs: '100%', sm: 'auto' } }}>
            {journey.action}
          </ButtonLink>
        </SplitRow>
      </Section>
    </>
  );
}
