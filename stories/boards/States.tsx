import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** As much of a story as is known without Storybook. */
interface StateStory {
  args?: object;
  beforeEach?: unknown;
  name?: string;
  parameters?: { docs?: { description?: { story?: string } } };
  render?: unknown;
  tags?: readonly string[];
}

interface StatesProps {
  /** All exports of a story file. */
  stories: Record<string, object>;
  /** Of a frame, in CSS pixels. */
  height: number;
  /** Draws a state that arguments alone lead to; the others are played, each in a frame. */
  draw?: (args: object) => ReactNode;
}

/** Storybook adds the order in which a file exports its stories. */
interface StoryFile {
  default: { title: string; args?: object };
  __namedExportsOrder?: readonly string[];
}

const isRest = ({ args, beforeEach, render }: StateStory) => args && !beforeEach && !render;

/** Every state of a component beside its name; the name leads to the story. What checks behavior is left out. */
export default function States({ stories, height, draw }: StatesProps) {
  const { default: meta, __namedExportsOrder: order = [] } = stories as unknown as StoryFile;
  const states = order
    .map((key): [string, StateStory] => [key, stories[key] ?? {}])
    .filter(([, { tags = [] }]) => !tags.includes('behavior'));
  return (
    <Box
      className="sb-unstyled"
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
      }}
    >
      {states.map(([key, story]) => {
        const name = story.name ?? storyNameFromExport(key);
        const id = toId(meta.title, storyNameFromExport(key));
        return (
          <Box component="figure" key={key} sx={{ m: 0, minWidth: 0 }}>
            <Box component="figcaption" sx={{ mb: 1, typography: 'body2' }}>
              <Link href={`./?path=/story/${id}`} target="_top">
                {name}
              </Link>
              <br />
              {story.parameters?.docs?.description?.story}
            </Box>
            <Box inert sx={{ outline: 1, outlineColor: 'divider' }}>
              {draw && isRest(story) ? (
                <Box sx={{ p: 2 }}>
                  <MemoryRouter>{draw({ ...meta.args, ...story.args })}</MemoryRouter>
                </Box>
              ) : (
                <Box
                  component="iframe"
                  title={name}
                  loading="lazy"
                  src={`iframe.html?viewMode=story&id=${id}`}
                  sx={{ display: 'block', width: '100%', height, border: 0 }}
                />
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
