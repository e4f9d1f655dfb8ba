import { Heading, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import themeSource from '../../src/theme/index.ts?raw';
import { looksIn } from '../../tools/looks.mjs';

const read = (files: Record<string, string>) =>
  Object.entries(files).map(
    ([path, source]) => [path.replace(/^.*\/theme\/|^\.\/|\.\w+$/g, ''), source] as const,
  );

const looks = read(
  import.meta.glob<string>('../../src/theme/{overrides,kit}/*.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).flatMap(([module, source]) => looksIn(module, source));

const stories = new Map(
  read(import.meta.glob<string>('./*.tsx', { eager: true, import: 'default', query: '?raw' })),
);

/** The files that the stories of a group import; fields have a file of their own. */
function sourceOf(group: string) {
  const source = stories.get(`${group}.stories`) ?? '';
  return source.includes("'./Fields'") ? source + stories.get('Fields') : source;
}

/** The page of a group: each part that the theme dresses, how to use it, and whether the site ships it. */
export function LooksPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const source = sourceOf(preparedMeta.title.replace('Kit/', ''));
  const shown = looks
    .flatMap((look) => look.parts.map((part) => ({ ...look, part })))
    .filter(({ part }) => source.includes(`/${part}'`))
    .sort((one, other) => one.part.localeCompare(other.part));
  return (
    <>
      <Title />
      <Primary />
      {shown.map(({ part, module, name, comment }) => {
        const isShipped = themeSource.includes(`...${name}`);
        return (
          <section key={part}>
            <Heading>{part}</Heading>
            <p>
              {isShipped
                ? 'On the site.'
                : 'Dressed, not shipped: add its line to components in the theme.'}{' '}
              {comment}
            </p>
            <Source
              language="tsx"
              code={[
                `import ${part} from '@mui/material/${part}';`,
                ...(isShipped
                  ? []
                  : [
                      '',
                      '// src/theme/index.ts',
                      `import { ${name} } from './${module}';`,
                      `components: { ...${name} }`,
                    ]),
              ].join('\n')}
            />
          </section>
        );
      })}
    </>
  );
}
