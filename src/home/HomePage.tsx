import { homePage } from '../content/pages/home';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { FeatureCard } from './FeatureCard';
import { Hero } from './Hero';
import { Journey } from './Journey';

/** Four small cards, and two wide ones with a picture; in the order of the code in any width. */
const bento = {
  gap: { xs: 2, sm: 2.5 },
  '& > :has(picture)': { gridColumn: { sm: 'span 2' } },
};

/** Home: the promise, six reasons, and what a visitor takes away (specification 2). */
export function HomePage() {
  const { heading, lead, items } = homePage.features;
  return (
    <>
      <Hero />
      <Section heading={heading} lead={lead}>
        <CardGrid columns={{ sm: 2, lg: 4 }} sx={bento}>
          {items.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </CardGrid>
      </Section>
      <Section tone="soft">
        <Journey />
      </Section>
    </>
  );
}
