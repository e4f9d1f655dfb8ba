import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Canvas, Controls, DocsContext, Markdown, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type ComponentNotes, componentNotes } from './componentNotes';
import { StoryFrame, screenOf } from './StoryFrame';
import { StoryLink } from './StoryLink';

/** `Components/SeminarCard` → `['Components', 'SeminarCard']` */
function splitTitle(title: string): [shelf: string, name: string] {
  const cut = title.lastIndexOf('/');
  return [title.slice(0, Math.max(cut, 0)).replaceAll('/', ' / '), title.slice(cut + 1)];
}

/** The words of a doc comment without its tags, which are for editors. */
const withoutTags = (comment: string) => comment.replace(/^@\w+[\s\S]*$/m, '').trim();

function Words({ children }: { children: string }) {
  return (
    <Box sx={{ '& p': { m: 0 }, '& p + p': { mt: 1 }, '& code': { fontSize: '0.9em' } }}>
      <Markdown>{children}</Markdown>
    </Box>
  );
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box sx={(theme) => ({ p: 3, borderRadius: theme.radius.card, bgcolor: 'background.soft' })}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

function Points({ points, tone }: { points: readonly string[]; tone?: 'do' | 'dont' }) {
  const Icon = tone === 'dont' ? CloseRounded : CheckRounded;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point) => (
        <Box key={point} component="li" sx={{ display: 'flex', gap: 1.25, typography: 'body2' }}>
          <Icon
            aria-hidden
            sx={{
              mt: 0.25,
              fontSize: '1.25rem',
              color: tone === 'dont' ? 'error.main' : 'icon.main',
            }}
          />
          <Words>{point}</Words>
        </Box>
      ))}
    </Box>
  );
}

function Notes({ notes }: { notes: ComponentNotes }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        mt: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
      }}
    >
      <Panel heading="When not to use it">
        <Typography component="div" variant="body2">
          <Words>{notes.notFor}</Words>
        </Typography>
      </Panel>
      <Panel heading="Accessibility">
        <Points points={notes.accessibility} />
      </Panel>
      {notes.do && (
        <Panel heading="Do">
          <Points points={notes.do} tone="do" />
        </Panel>
      )}
      {notes.dont && (
        <Panel heading="Don’t">
          <Points points={notes.dont} tone="dont" />
        </Panel>
      )}
    </Box>
  );
}

/** A story where it can be played with, or on its screen where it is made for one. */
function Specimen({ story }: { story: PreparedStory }) {
  const screen = screenOf(story);
  return screen ? (
    <Unstyled>
      <StoryFrame story={story} {...screen} />
    </Unstyled>
  ) : (
    <Canvas of={story.moduleExport} />
  );
}

function State({ story }: { story: PreparedStory }) {
  const description: string | undefined = story.parameters['docs']?.description?.story;
  return (
    <Box component="section" id={story.id} sx={{ mt: 6.5 }}>
      <Unstyled>
        <Typography component="h3" variant="h4">
          {story.name}
        </Typography>
        <Box sx={{ maxWidth: 640, mt: 0.75, mb: 2 }}>
          {description && (
            <Typography component="div" variant="body2">
              <Words>{description}</Words>
            </Typography>
          )}
          <StoryLink
            story={story.id}
            variant="facts"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 1.25 }}
          >
            {`Open ${story.name}`}
            <ArrowForwardRounded aria-hidden sx={{ fontSize: '1.125rem' }} />
          </StoryLink>
        </Box>
      </Unstyled>
      <Specimen story={story} />
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Unstyled>
      <Typography component="h2" variant="h3" sx={{ mt: 8, mb: 3 }}>
        {children}
      </Typography>
    </Unstyled>
  );
}

/**
 * The docs page of a component: what it is for (its doc comment), when not to use it, accessibility,
 * props (its types) and every state (its stories).
 */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const [shelf, name] = splitTitle(title);
  const description: string = parameters['docs']?.extractComponentDescription?.(component) ?? '';
  const notes = componentNotes[name];
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const playable = first && !screenOf(first);
  return (
    <>
      <Unstyled>
        <Typography variant="facts" sx={{ color: 'text.accent', fontWeight: 600 }}>
          {shelf}
        </Typography>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography component="div" variant="lead" sx={{ mt: 2, maxWidth: 680 }}>
          <Words>{withoutTags(description)}</Words>
        </Typography>
        {notes && <Notes notes={notes} />}
      </Unstyled>
      {playable && (
        <>
          <Heading>Try it</Heading>
          <Specimen story={first} />
          <Controls of={first.moduleExport} />
        </>
      )}
      <Heading>States</Heading>
      {(playable ? others : [first, ...others]).map(
        (story) => story && <State key={story.id} story={story} />,
      )}
    </>
  );
}
