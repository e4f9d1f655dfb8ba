import { repository } from 'virtual:content-lines';
import {
  anchorBlockIdFromId,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Board, boardOf } from '../stories/boards/Board';
import { sourceOf } from './usageOf';

/** Where the component lies: a link, if the host of the repository is known. */
function Source({ file }: { file: string }) {
  return <p>Source: {repository ? <a href={repository + file}>{file}</a> : <code>{file}</code>}</p>;
}

/** The docs of a page of the site are its board, those of a component its states. */
export default function ComponentDocs() {
  const board = boardOf(useContext(DocsContext).storyById().componentId);
  return board ? <Board name={board} /> : <States />;
}

/**
 * Each state of a component once, below a heading of its own level. Storybook's own page draws the first
 * twice, and a heading of the third level between a title and what may begin with any.
 */
function States() {
  const [first, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  if (!first) return null;
  const source = sourceOf(first);
  const states = others.filter(first.parameters.docs.stories.filter);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {source && <Source file={source} />}
      {[first, ...states].map((story) => (
        <div key={story.id} id={anchorBlockIdFromId(story.id)}>
          <Heading>{story.name}</Heading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} withToolbar={story === first} />
          {story === first && story.component && <Controls />}
        </div>
      ))}
    </>
  );
}
