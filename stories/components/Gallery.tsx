import { Heading } from '@storybook/addon-docs/blocks';
import { Figures, Frame } from '../support/Frame';
import { shortName, useStoryIndex } from '../support/storyIndex';

/** The first story of each component, by groups. */
export function Gallery() {
  const stories = useStoryIndex()
    .filter(({ title, type }) => type === 'story' && /^Components\/.+\//.test(title))
    .filter(({ title }, index, all) => title !== all[index - 1]?.title);
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
              href={`./?path=/docs/${id.replace(/--.*/, '--docs')}`}
              shows="thumbnail"
            />
          ))}
      </Figures>
    </section>
  ));
}
