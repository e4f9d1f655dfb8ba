import Box from '@mui/material/Box';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { radius, screens } from '../../src/theme/tokens';
import { windows } from './modes';

/** A numbered part of an anatomy: where it is in the story, and what it is for. */
export type Part = readonly [
  selector: string,
  name: string,
  purpose: string,
  /** The corner of its number, where the other one would hide words. */
  corner?: 'end',
];

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface FrameProps {
  /** Id of the story. */
  story: string;
  /** Names the frame, and is the way to the story. */
  name: string;
  /** Where the name leads, if not to the story. */
  href?: string;
  /** Below the name. */
  children?: ReactNode;
  screen?: { width: number; height: number } | undefined;
  /** As in an address: `scheme:dark;pseudo.hover:!true`. */
  globals?: string;
  /** `page` is all of its length; `part` is what is painted, and `thumbnail` as much of it as a picture of 4 to 3 holds. */
  shows?: 'page' | 'part' | 'thumbnail';
  parts?: readonly Part[];
  /** Selector of what the picture shows of the story; all where nothing matches. */
  crop?: string;
}

/** Whether an element is more than empty surface. */
function isPainted(element: Element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { backgroundColor, boxShadow, outlineStyle } = getComputedStyle(element);
  return (
    element.matches('img, svg, input, textarea, select, hr') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    ) ||
    !/[,/] 0\)$/.test(backgroundColor) ||
    boxShadow !== 'none' ||
    outlineStyle !== 'none'
  );
}

/** What of the window holds these elements, with room for rings of focus and shadows. */
function areaOf(elements: Element[], { width, height }: Rect): Rect {
  const room = 14;
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.bottom > 0 && box.top < height && box.left < width);
  if (boxes.length === 0) return { left: 0, top: 0, width, height };
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - room);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - room);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right)) + room);
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.bottom)) + room);
  return { left, top, width: right - left, height: bottom - top };
}

/** The number of a part, counted by its place in its list. */
const numbered = (at: object) => ({
  counterIncrement: 'part',
  '&::before': {
    content: 'counter(part)',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    borderRadius: radius.full,
    bgcolor: 'text.heading',
    color: 'background.default',
    fontSize: 13,
    fontWeight: 'bold',
    ...at,
  },
});

/** Of the window that a story is drawn in unless it names one: the menu is for phones, and a notice fills little. */
const screenOf = (story: string) => {
  if (story.startsWith('layout-menu')) return windows.phone;
  if (/^(pages|flows)-/.test(story)) return screens.desktop;
  // As high as the form with an outcome.
  if (story.startsWith('components-contactform')) return { width: 1024, height: 1400 };
  return story.startsWith('notices') ? { width: 960, height: 480 } : { width: 1024, height: 900 };
};

/** Stories play one after the other, since focus is in one of them at a time. */
let queue: Promise<void> = Promise.resolve();

/** A story scaled to the room there is, drawn while it is in sight. What is there to press has its own page. */
export function Frame({
  story,
  name,
  href,
  children,
  screen = screenOf(story),
  globals = '',
  shows = 'part',
  parts = [],
  crop = '',
}: FrameProps) {
  const place = useRef<HTMLElement>(null);
  const finish = useRef(() => {});
  const [isDrawn, setDrawn] = useState(false);
  const [area, setArea] = useState<Rect>();
  const [marks, setMarks] = useState<Rect[]>([]);
  const isPage = shows === 'page';

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      finish.current();
      setDrawn(false);
      if (!entry?.isIntersecting) return;
      let isOver = false;
      const turn = new Promise<void>((resolve) => {
        finish.current = () => {
          isOver = true;
          resolve();
        };
      });
      void queue.then(() => setDrawn(!isOver));
      if (!isPage) queue = queue.then(() => turn);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      finish.current();
    };
  }, [isPage]);

  const whole = { left: 0, top: 0, ...screen };

  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    const channel = (frame.contentWindow as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null)
      ?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!page || !channel) return finish.current();
    const measure = () => {
      const { scrollHeight } = page.documentElement;
      if (isPage) return setArea({ ...whole, height: scrollHeight });
      const found = parts.map(([selector, part]) => {
        const element = page.querySelector(`#storybook-root :is(${selector})`);
        if (!element) throw new Error(`The anatomy of ${story} finds no ${part}: ${selector}`);
        return element;
      });
      setMarks(found.map((element) => element.getBoundingClientRect()));
      const all = [...page.querySelectorAll('#storybook-root *')];
      const cropped = all.filter((element) => crop && element.matches(crop));
      const shown = [found, cropped].find(({ length }) => length > 0) ?? all.filter(isPainted);
      setArea(areaOf(shown, whole));
    };
    const end = () => {
      measure();
      new ResizeObserver(measure).observe(page.body);
      // The next story takes focus, and this one must not notice.
      for (const type of ['blur', 'focusout']) {
        page.defaultView?.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      }
      frame.blur();
      finish.current();
    };
    const hasEnded = (phase: string) => /^(finished|errored|aborted)$/.test(phase);
    const [said] = channel.last(STORY_RENDER_PHASE_CHANGED) ?? [];
    if (isPage || hasEnded(said?.newPhase)) return end();
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }) => hasEnded(newPhase) && end());
  };

  const { left, top, width, height } = area ?? whole;
  const scaled = (length: number) => `calc(${length}px * var(--scale))`;
  const hasParts = parts.length > 0;
  const beside = { display: { md: 'grid' }, gridTemplateColumns: '1fr 1fr', columnGap: 3 };
  return (
    <Box
      component="figure"
      ref={place}
      sx={{
        m: 0,
        alignItems: 'start',
        ...(hasParts && beside),
        // What is wide would be too small to read in a column.
        ...(shows === 'part' && width > 640 && { gridColumn: '1 / -1' }),
      }}
    >
      <Box
        sx={{
          '--scale': `min(1, tan(atan2(100cqw, ${width}px)))`,
          containerType: 'inline-size',
          display: 'grid',
          ...{
            page: {},
            part: { minHeight: 96, maxHeight: hasParts ? 'none' : 480 },
            thumbnail: { aspectRatio: '4 / 3' },
          }[shows],
          placeContent: 'safe center center',
          overflow: 'hidden',
          borderRadius: isPage ? 0 : radius.input,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          sx={{
            position: 'relative',
            width: scaled(width),
            height: scaled(height),
            overflow: 'hidden',
            counterReset: 'part',
          }}
        >
          {isDrawn && (
            <Box
              component="iframe"
              title={`${story.replace(/--.*/, '')}, ${name}`}
              tabIndex={-1}
              inert={isPage}
              // Embedded, it plays nothing.
              src={`iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true;${globals}${isPage ? '&embed=true' : ''}`}
              onLoad={({ currentTarget }) => follow(currentTarget)}
              sx={{
                display: 'block',
                width: screen.width,
                height: isPage ? height : screen.height,
                border: 0,
                pointerEvents: 'none',
                opacity: area ? 1 : 0,
                scale: 'var(--scale)',
                transformOrigin: '0 0',
                translate: `${scaled(-left)} ${scaled(-top)}`,
              }}
            />
          )}
          {marks.map((mark, index) => (
            <Box
              key={parts[index]?.[0]}
              sx={{
                position: 'absolute',
                left: scaled(mark.left - left),
                top: scaled(mark.top - top),
                width: scaled(mark.width),
                height: scaled(mark.height),
                outline: '1px dashed',
                outlineColor: 'text.heading',
                ...numbered({
                  position: 'absolute',
                  top: -12,
                  [parts[index]?.[3] === 'end' ? 'right' : 'left']: -12,
                }),
              }}
            />
          ))}
        </Box>
      </Box>
      {hasParts && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', counterReset: 'part' }}>
          {parts.map(([selector, part, purpose]) => (
            <Box
              component="li"
              key={selector}
              sx={{ display: 'flex', gap: 1.5, mt: 1, ...numbered({}) }}
            >
              <span>
                <strong>{part}</strong> {purpose}
              </span>
            </Box>
          ))}
        </Box>
      )}
      <Box component="figcaption" sx={{ mt: 1 }}>
        {/* A plain link would load the manager again, and lose the scheme of its toolbar. */}
        <AnchorMdx
          href={href ?? `./?path=/story/${story}${globals && `&globals=${globals}`}`}
          target="_top"
        >
          {name}
        </AnchorMdx>
        {children}
      </Box>
    </Box>
  );
}

/** Figures in columns, each at least so wide. */
export const Figures = ({ least, children }: { least: number; children: ReactNode }) => (
  <Box
    className="sb-unstyled"
    sx={{
      display: 'grid',
      gap: 3,
      my: 3,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      typography: 'body2',
    }}
  >
    {children}
  </Box>
);

/** A page on three screens in both schemes, by what its stories' ids begin with, such as `pages-home`. */
export const Board = ({ component }: { component: string }) => (
  <Figures least={320}>
    {(['desktop', 'tablet', 'phone'] as const).flatMap((screen) =>
      (['light', 'dark'] as const).map((scheme) => (
        <Frame
          key={screen + scheme}
          story={`${component}--${screen === 'phone' ? screen : 'desktop'}`}
          name={`${screen}, ${scheme}`}
          screen={screens[screen]}
          globals={`scheme:${scheme};viewport.value:${screen}`}
          shows="page"
        />
      )),
    )}
  </Figures>
);
