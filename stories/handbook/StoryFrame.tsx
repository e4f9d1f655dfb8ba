import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { PreparedStory } from 'storybook/internal/types';
import { screens } from '../../src/theme/tokens';

type Screen = keyof typeof screens;

/** The screen a story is made for, if it is made for one. */
export function screenOf({ storyGlobals }: Pick<PreparedStory, 'storyGlobals'>) {
  const name: Screen | undefined = storyGlobals.viewport?.value;
  return name && screens[name];
}

/** How large a screen is shown at most, so that a phone does not look as large as a desktop. */
const largest = 0.8;

interface StoryFrameProps {
  story: PreparedStory;
  width: number;
  height: number;
}

/** A story on the screen it is made for, scaled to the room there is, as it looks before any step. */
export function StoryFrame({ story, width, height }: StoryFrameProps) {
  const { mode } = useColorScheme();
  const scheme = story.storyGlobals.scheme ?? mode ?? 'light';
  return (
    <Box
      sx={(theme) => ({
        containerType: 'inline-size',
        overflow: 'hidden',
        width: `min(100%, ${width * largest}px)`,
        aspectRatio: `${width} / ${height}`,
        border: 1,
        borderColor: 'divider',
        borderRadius: theme.radius.tile,
        bgcolor: 'background.default',
      })}
    >
      <Box
        component="iframe"
        title={`${story.title}: ${story.name}`}
        loading="lazy"
        src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=scheme:${scheme}`}
        sx={{
          display: 'block',
          width,
          height,
          border: 0,
          transformOrigin: '0 0',
          transform: `scale(tan(atan2(100cqw, ${width}px)))`,
        }}
      />
    </Box>
  );
}
