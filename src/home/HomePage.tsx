import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { homePage } from '../content/pages/home';
import { CardGrid } from '../ui/CardGrid';
import { NoBreakHyphens } from '../ui/NoBreakHyphens';
import { Region, RegionHeading } from '../ui/Region';
import { Section } from '../ui/Section';
import { FeatureCard } from './FeatureCard';
import { Hero } from './Hero';
import { Journey } from './Journey';

/** Four small cards, and two wide ones with a picture; in the order of the code in any width. */
const bento = {
  gap: { xs: 2, sm: 2.5 },
  '& > :has(> article > picture)': { gridColumn: { sm: 'span 2' } },
};

/** Home: the promise, six reasons, and what a visitor takes away (specification 2). */
export function HomePage() {
  const { heading, lead, items } = homePage.features;
  return (
    <>
      <Hero />
      <Section>
        <Region>
          <Box component="hgroup" sx={{ mb: { xs: 4, md: 6.5 } }}>
            <RegionHeading variant="h2">
              <NoBreakHyphens>{heading}</NoBreakHyphens>
            </RegionHeading>
            <Typography variant="lead" sx={{ mt: 2, maxWidth: 600 }}>
              {lead}
            </Typography>
          </Box>
          <CardGrid columns={{ sm: 2, md: 4 }} sx={bento}>
            {items.map((feature) => (
              <FeatureCard key={feature.title} feature={feature} />
            ))}
          </CardGrid>
        </Region>
      </Section>
      <Section tone="soft">
        <Journey />
      </Section>
    </>
  );
}
