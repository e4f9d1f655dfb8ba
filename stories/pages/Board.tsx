import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { screens } from '../../src/theme/tokens';

const frames = [
  { screen: 'desktop', scheme: 'light' },
  { screen: 'desktop', scheme: 'dark' },
  { screen: 'phone', scheme: 'light' },
  { screen: 'phone', scheme: 'dark' },
] as const;

/** A story in all its length, scaled to the room there is, while it is in sight; and the way to it. */
function Frame({ component, screen, scheme }: (typeof frames)[number] & { component: string }) {
  const { width, height: least } = screens[screen];
  const place = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState(false);
  const [height, setHeight] = useState<number>(least);
  const story = `${component}--${screen}&globals=scheme:${scheme}`;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(!!entry?.isIntersecting));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const follow = (page: Document | null) => {
    const observer = new ResizeObserver(() =>
      setHeight(page?.documentElement.scrollHeight ?? least),
    );
    if (page) observer.observe(page.body);
  };

  return (
    <Box
      component="figure"
      ref={place}
      sx={{ m: 0, maxWidth: width, containerType: 'inline-size' }}
    >
      <Link variant="facts" href={`./?path=/story/${story}`} target="_top">
        {`${screen}, ${scheme}`}
      </Link>
      <Box
        sx={{
          '--scale': `tan(atan2(100cqw, ${width}px))`,
          height: `calc(${height}px * var(--scale))`,
          overflow: 'hidden',
          outline: 1,
          outlineColor: 'divider',
        }}
      >
        {isInSight && (
          <Box
            component="iframe"
            inert
            title={`${component}, ${screen}, ${scheme}`}
            // Embedded, it plays nothing, so that focus stays where it is.
            src={`iframe.html?viewMode=story&embed=true&id=${story}`}
            onLoad={({ currentTarget }) => follow(currentTarget.contentDocument)}
            sx={{ width, height, border: 0, scale: 'var(--scale)', transformOrigin: '0 0' }}
          />
        )}
      </Box>
    </Box>
  );
}

/** In columns, each at least so wide. */
export const sideBySide = (least: number) => ({
  display: 'grid',
  gap: 3,
  my: 3,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
});

/** A page on two screens in both schemes, by what its stories' ids begin with, such as `pages-home`. */
export const Board = ({ component }: { component: string }) => (
  <Box className="sb-unstyled" sx={sideBySide(320)}>
    {frames.map((frame) => (
      <Frame key={frame.screen + frame.scheme} component={component} {...frame} />
    ))}
  </Box>
);
