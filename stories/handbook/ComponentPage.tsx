import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controls, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { notesFor } from './componentNotes';
import { NotePanels } from './NotePanels';
import { Specimen } from './Specimen';
import { screenOf } from './StoryFrame';
import { isBehaviour, StoryList } from './StoryList';
import { Words } from './Words';

/** The words of a doc comment without its tags, which are for editors. */
const withoutTags = (comment: string) => comment.replace(/^@\w+[\s\S]*$/m, '').trim();

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
 * props (its types), every state and what it does (its stories).
 */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const [shelf, name = shelf] = title.split('/');
  const comment: string = parameters.docs?.extractComponentDescription?.(component) ?? '';
  const notes = notesFor(title);

  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const playable = first && !screenOf(first) ? first : undefined;
  const behaviours = others.filter(isBehaviour);
  const states = [...(first && !playable ? [first] : []), ...others].filter(
    (story) => !behaviours.includes(story),
  );
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
          <Words>{notes?.purpose ?? withoutTags(comment)}</Words>
        </Typography>
        {notes && <NotePanels notes={notes} />}
      </Unstyled>
      {playable && (
        <>
          <Heading>Try it</Heading>
          <Specimen story={playable} />
          <Box sx={{ overflowX: 'auto' }}>
            <Controls of={playable.moduleExport} />
          </Box>
        </>
      )}
      {states.length > 0 && (
        <>
          <Heading>States</Heading>
          <StoryList stories={states} drawn />
        </>
      )}
      {behaviours.length > 0 && (
        <>
          <Heading>What it does</Heading>
          <StoryList stories={behaviours} />
        </>
      )}
    </>
  );
}
