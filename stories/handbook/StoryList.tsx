import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { Specimen } from './Specimen';
import { StoryLink } from './StoryLink';
import { Words } from './Words';

/** What a story may bring that makes it look other than the first of its file. */
const looks = ['args', 'globals', 'render', 'decorators', 'loaders'];

/** Whether a story only does something that the first one does not, and looks the same at rest. */
export function isBehaviour({ moduleExport }: PreparedStory): boolean {
  const { docs: _, ...parameters } = moduleExport.parameters ?? {};
  return looks.every((key) => !moduleExport[key]) && Object.keys(parameters).length === 0;
}

interface StoryListProps {
  stories: readonly PreparedStory[];
  /** Draws each story; without it they are told in words only. */
  drawn?: boolean;
}

/** Stories under each other: name, what it shows, and a way to open it on its own. */
export function StoryList({ stories, drawn = false }: StoryListProps) {
  return (
    <Box sx={{ display: 'grid', gap: drawn ? 6.5 : 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {stories.map((story) => (
        <section key={story.id} id={story.id}>
          <Unstyled>
            <Typography component="h3" variant="h4">
              {story.name}
            </Typography>
            <Box sx={{ maxWidth: 640, mt: 0.75, mb: drawn ? 2 : 0 }}>
              <Typography component="div" variant="body2">
                <Words>{story.parameters.docs?.description?.story ?? ''}</Words>
              </Typography>
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
          {drawn && <Specimen story={story} />}
        </section>
      ))}
    </Box>
  );
}
