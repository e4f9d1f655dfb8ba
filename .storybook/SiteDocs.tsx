import Box from '@mui/material/Box';
import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { fonts } from '../src/theme/tokens';
import { Figures, Frame } from '../stories/support/Frame';
import { focusable, windows } from '../stories/support/modes';
import { shortName, useStoryIndex } from '../stories/support/storyIndex';
import type { usesOf } from '../stories/support/uses';
import { storybookTheme } from './theme';
import { Site, schemeOf } from './withSite';

/** Headings of docs in the typeface of the site's headings; those in stories have it. */
const branded = {
  '&& :is(h1, h2, h3):not(.sb-unstyled *, .docs-story *)': {
    fontFamily: fonts.display,
    letterSpacing: '-0.02em',
  },
};

/** Around every docs page: type and colors of the site, in the scheme of the toolbar, for which frames are drawn again. */
export function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const [scheme, setScheme] = useState(schemeOf(said?.globals ?? {}));
  useEffect(() => {
    const follow = ({ globals }: { globals: { scheme?: string } }) => setScheme(schemeOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return (
    <Site scheme={scheme}>
      <DocsContainer context={context} theme={storybookTheme(scheme)}>
        <Box key={scheme} component="main" sx={branded}>
          {children}
        </Box>
      </DocsContainer>
    </Site>
  );
}

/** Where a component is used, read from the imports of the site. */
function UsedIn({ name }: { name: string }) {
  const [uses, setUses] = useState<ReturnType<typeof usesOf>>();
  const docs = useStoryIndex().filter(({ type }) => type === 'docs');
  useEffect(() => {
    void import('../stories/support/uses').then((module) => setUses(module.usesOf(name)));
  }, [name]);
  if (!uses || docs.length === 0) return null;
  const links = [...(uses.isEverywhere ? [] : uses.pages), ...uses.parts].flatMap((used) => {
    const page = docs.find(({ title }) => shortName(title) === used);
    return page ? `[${used}](./?path=/docs/${page.id})` : [];
  });
  if (uses.isEverywhere) links.unshift('every page');
  return links.length > 0 && <Markdown>{`Used in ${links.join(', ')}.`}</Markdown>;
}

/** What a reader sees of a component in its states without doing anything, as an address names it. */
const touched = {
  'Under the pointer': 'pseudo.hover:!true',
  'Reached by keyboard': focusable.map((tag, n) => `pseudo.focusVisible[${n}]:${tag}`).join(';'),
  Pressed: 'pseudo.active:!true',
};

/** Each story with a look of its own, drawn smaller. A story of something to press is touched, too. */
function States({ stories }: { stories: PreparedStory[] }) {
  return stories
    .filter(({ parameters }) => !parameters.noSnapshot && !parameters.chromatic.forcedColors)
    .flatMap(({ id, name, parameters, storyGlobals }) => {
      const screen = windows[storyGlobals.viewport?.value as keyof typeof windows];
      const { description } = parameters.docs;
      const states = 'light hovered' in parameters.chromatic.modes ? Object.entries(touched) : [];
      const story = { story: id, crop: parameters.crop, ...(screen && { screen }) };
      return [
        <Frame key={id} {...story} name={name}>
          {description?.story && <Markdown>{description.story}</Markdown>}
        </Frame>,
        ...states.map(([state, globals]) => (
          <Frame key={id + state} {...story} name={state} globals={globals} />
        )),
      ];
    });
}

/** The page of a component: what it is for, where it is used, its parts, its states, and its own props. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { anatomy } = preparedMeta.parameters;
  const name = shortName(preparedMeta.title);
  const stories = componentStories();
  const [first] = stories;
  return (
    <>
      <Title>{name}</Title>
      <Description />
      <UsedIn name={name} />
      {/* A page would begin with a tablet's layout, in a box that scrolls. */}
      {!preparedMeta.title.startsWith('Pages/') && <Primary />}
      {anatomy && first && (
        <>
          <Heading>Anatomy</Heading>
          <Figures least={800}>
            <Frame story={first.id} name={first.name} parts={anatomy} />
          </Figures>
        </>
      )}
      <Heading>States</Heading>
      <Figures least={280}>
        <States stories={stories} />
      </Figures>
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
    </>
  );
}
