import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Picture } from '../../src/components/Picture';
import { SplitRow } from '../../src/components/SplitRow';
import { pictureNamed } from '../foundations/pictures/shelves';
import { Chapter } from '../handbook/Chapter';
import { StoryButton, StoryLink } from '../handbook/StoryLink';
import { Tiles } from '../handbook/Tiles';
import { introduction } from './content';

const { start, review, pages, states, rest, words } = introduction;

function Opening() {
  return (
    <Box sx={{ bgcolor: 'background.band', py: { xs: 5.5, md: 9 } }}>
      <Container>
        <SplitRow
          picture={
            <Picture
              source={pictureNamed('feature-room')}
              alt=""
              sizes="(min-width: 1248px) 592px, (min-width: 900px) 50vw, 100vw"
              priority
              sx={(theme) => ({ aspectRatio: '4 / 3', borderRadius: theme.radius.picture })}
            />
          }
        >
          <Typography variant="h1">{introduction.heading}</Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2.5, mb: 4 }}>
            {introduction.lead}
          </Typography>
          <StoryButton story={start.story} endIcon={<ArrowForwardRounded />}>
            {start.label}
          </StoryButton>
        </SplitRow>
      </Container>
    </Box>
  );
}

function Steps() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
        gap: { xs: 4, md: 5.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {review.steps.map(({ title, text }, index) => (
        <li key={title}>
          <Box
            aria-hidden
            sx={(theme) => ({
              display: 'grid',
              placeItems: 'center',
              width: 52,
              height: 52,
              mb: 2.5,
              borderRadius: theme.radius.tile,
              bgcolor: 'background.tile',
              color: 'icon.onTile',
              typography: 'h4',
            })}
          >
            {index + 1}
          </Box>
          <Typography component="h3" variant="h4">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function PageCards() {
  return (
    <Tiles min={210} gap={3}>
      {pages.items.map(({ name, text, picture, links }) => (
        <Card
          component="li"
          key={name}
          sx={{ display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
        >
          <Picture
            source={pictureNamed(picture)}
            alt=""
            sizes="(min-width: 600px) 300px, 100vw"
            priority
            sx={{ aspectRatio: '4 / 3' }}
          />
          <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 2.5 }}>
            <Typography component="h3" variant="h4">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, mb: 1.5 }}>
              {text}
            </Typography>
            <Box sx={{ display: 'flex', columnGap: 2.5, mt: 'auto' }}>
              {links.map(({ label, story }) => (
                <StoryLink key={story} story={story} variant="facts" sx={{ py: 1.25 }}>
                  {label}
                </StoryLink>
              ))}
            </Box>
          </Box>
        </Card>
      ))}
    </Tiles>
  );
}

type Place = { name: string; text: string; story: string };

function Places({ places }: { places: readonly Place[] }) {
  return (
    <Tiles min={270} gap={3}>
      {places.map(({ name, text, story }) => (
        <li key={name}>
          <StoryLink
            story={story}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1.25 }}
          >
            {name}
            <ArrowForwardRounded aria-hidden sx={{ fontSize: '1.125rem' }} />
          </StoryLink>
          <Typography variant="body2">{text}</Typography>
        </li>
      ))}
    </Tiles>
  );
}

function Glossary() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'max-content minmax(0, 36rem)' },
        columnGap: 5.5,
        rowGap: { xs: 0.5, sm: 2 },
        m: 0,
      }}
    >
      {words.items.map(([word, meaning]) => (
        <Box key={word} sx={{ display: { sm: 'contents' }, mb: { xs: 2, sm: 0 } }}>
          <Typography component="dt" sx={{ color: 'text.heading', fontWeight: 600 }}>
            {word}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {meaning}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The front door of the Storybook, for people who do not write code. */
export function IntroductionPage() {
  return (
    <main>
      <Opening />
      <Chapter heading={review.heading}>
        <Steps />
      </Chapter>
      <Chapter heading={pages.heading} lead={pages.lead} tone="soft">
        <PageCards />
      </Chapter>
      <Chapter heading={states.heading} lead={states.lead}>
        <Places places={states.items} />
      </Chapter>
      <Chapter heading={rest.heading} tone="soft">
        <Places places={rest.items} />
      </Chapter>
      <Chapter heading={words.heading}>
        <Glossary />
      </Chapter>
    </main>
  );
}
