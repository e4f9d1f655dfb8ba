import Box from '@mui/material/Box';
import { homePage } from '../content/pages/home';
import { Section } from '../ui/Section';
import { FeatureCard } from './FeatureCard';
import { Hero } from './Hero';
import { Journey } from './Journey';

/** Four small cards, and two wide ones with pictures in the middle; in the order of the code in any width. */
const bento = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 2, sm: 2.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 },
  '& > :nth-of-type(6n + 3), & > :nth-of-type(6n + 4)': {
    gridColumn: { sm: 'span 2' },
    '@media print': { gridColumn: 'auto' },
  },
};

/** Home: the promise, six reasons, and what a visitor takes away (specification 2). */
export default function HomePage() {
  const { heading, lead, items } = homePage.features;
  return (
    <>
      <Hero />
      <Section heading={heading} lead={lead}>
        <Box component="ul" role="list" sx={bento}>
          {items.map((feature) => (
            <Box key={feature.title} component="li" sx={{ display: 'grid', breakInside: 'avoid' }}>
              <FeatureCard feature={feature} />
            </Box>
          ))}
        </Box>
      </Section>
      <Section tone="soft">
        <Journey />
      </Section>
    </>
  );
}
