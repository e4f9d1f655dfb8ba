import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { Frame, Frames } from '../stories/support/Frame';
import { focusable, windows } from '../stories/support/modes';
import { storybookTheme } from './theme';
import { Site, schemeOf } from './withSite';

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
        <main key={scheme}>{children}</main>
      </DocsContainer>
    </Site>
  );
}

/** Ids of docs pages by the names of what they show, such as `SeminarCard` or `Not found`. */
async function docsByName() {
  const answer = await fetch('index.json');
  const entries = Object.values<Record<'id' | 'title' | 'type', string>>(
    (await answer.json()).entries,
  );
  return new Map(
    entries.flatMap(({ id, title, type }) =>
      type === 'docs' ? [[title.replace(/.*\/|:.*/g, ''), id] as const] : [],
    ),
  );
}

/** Where a component is used, read from the imports of the site. */
function UsedIn({ name }: { name: string }) {
  const [words, setWords] = useState<ReactNode[]>([]);
  useEffect(() => {
    void Promise.all([import('../stories/support/uses'), docsByName()]).then(([uses, docs]) => {
      const { parts, pages, isEverywhere } = uses.usesOf(name);
      const link = (part: string) => {
        const id = docs.get(part);
        return id ? (
          <a key={part} href={`./?path=/docs/${id}`} target="_top">
            {part}
          </a>
        ) : (
          part
        );
      };
      const places = isEverywhere ? ['every page'] : pages;
      const known = [...places, ...parts.filter((part) => docs.has(part))];
      setWords(known.flatMap((part, index) => [index > 0 && ', ', link(part)]));
    });
  }, [name]);
  return words.length > 0 && <p>Used in {words}.</p>;
}

/** What a reader sees of a component in its states without doing anything, as an address names it. */
const touched = {
  'Under the pointer': 'pseudo.hover:!true',
  'Reached by keyboard': focusable
    .map((tag, index) => `pseudo.focusVisible[${index}]:${tag}`)
    .join(';'),
  Pressed: 'pseudo.active:!true',
};

/** Every story of the component, drawn smaller. A story of something to press is touched, too. */
function States({ stories }: { stories: PreparedStory[] }) {
  return stories
    .filter(({ parameters }) => !parameters.noSnapshot && !parameters.chromatic.forcedColors)
    .flatMap(({ id, name, parameters, storyGlobals }) => {
      const screen = windows[storyGlobals.viewport?.value as keyof typeof windows];
      const { description } = parameters.docs;
      const states = 'light hovered' in parameters.chromatic.modes ? Object.entries(touched) : [];
      const story = { story: id, ...(screen && { screen }) };
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

/** The page of a component: what it is for, where it is used, its parts, all its states, and its own props. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { anatomy } = preparedMeta.parameters;
  const stories = componentStories();
  const [first] = stories;
  return (
    <>
      <Title>{preparedMeta.title.replace(/.*\/|:.*/g, '')}</Title>
      <Subtitle />
      <Description />
      <UsedIn name={preparedMeta.title.replace(/.*\/|:.*/g, '')} />
      <Primary />
      {anatomy && first && (
        <>
          <Heading>Anatomy</Heading>
          <Frames least={480}>
            <Frame story={first.id} name={first.name} parts={anatomy} />
          </Frames>
        </>
      )}
      <Heading>States</Heading>
      <Frames least={280}>
        <States stories={stories} />
      </Frames>
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
    </>
  );
}
