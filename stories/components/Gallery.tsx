import { Heading } from '@storybook/addon-docs/blocks';
import { Figures, Frame } from '../support/Frame';
import { shortName, useStoryIndex } from '../support/storyIndex';

/** The first story of each component, by groups. */
export function Gallery() {
  const entries = useStoryIndex().filter(({ title }) => /^Components\/.+\//.test(title));
  const firstOf = (type: string) =>
    entries.filter(
      (entry) => entry === entries.find((one) => one.title === entry.title && one.type === type),
    );
  const [docs, stories] = [firstOf('docs'), firstOf('story')];
  const groups = new Set(stories.map(({ title }) => title.split('/')[1]));
  return [...groups].map((group) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <Figures least={240}>
        {stories
          .filter(({ title }) => title.split('/')[1] === group)
          .map(({ id, title }) => (
            <Frame
              key={id}
              story={id}
              name={shortName(title)}
              href={`./?path=/docs/${docs.find((one) => one.title === title)?.id}`}
              shows="thumbnail"
            />
          ))}
      </Figures>
    </section>
  ));
}
