import { Canvas, Unstyled } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame, screenOf } from './StoryFrame';

/** A story where it can be played with, or on its screen where it is made for one. */
export function Specimen({ story }: { story: PreparedStory }) {
  const screen = screenOf(story);
  return screen ? (
    <Unstyled>
      <StoryFrame story={story} {...screen} />
    </Unstyled>
  ) : (
    <Canvas of={story.moduleExport} />
  );
}
