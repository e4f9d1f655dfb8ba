import type { StoryContext } from '@storybook/react-vite';

interface WithDocs {
  __docgenInfo?: { displayName?: string };
}

/** Known of a story of a component, also before it is drawn. */
type Documented = Pick<StoryContext, 'component' | 'parameters'>;

const nameOf = ({ component }: Documented) =>
  (component as WithDocs | undefined)?.__docgenInfo?.displayName;

/** The file of a component, from the root of the repository: its stories lie in the room that it lies in. */
export function sourceOf(story: Documented): string | undefined {
  const name = nameOf(story);
  const [, room] =
    /^\.\/stories\/(components|contact|layout|notices)\//.exec(story.parameters.fileName) ?? [];
  return name && room ? `src/${room}/${name}.tsx` : undefined;
}

/** The import of a component as a page of the site writes it. */
export function importOf(name: string, file: string, exported = name): string {
  const path = file
    .replace(/\.tsx$/, '')
    .replace(/^src\//, '../')
    .replace(/^stories/, '../../stories');
  return `import ${exported === 'default' ? name : `{ ${name} }`} from '${path}';`;
}

const isPlain = (value: unknown) =>
  ['boolean', 'number', 'string', 'undefined'].includes(typeof value);

/** A prop as one writes it: plain values as they are, names in place of data and handlers. */
function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string') return `${name}=${JSON.stringify(value)}`;
  return isPlain(value) ? `${name}={${String(value)}}` : `${name}={${name}}`;
}

/**
 * The code that a developer writes to get this story: it compiles as it stands, and data and handlers are
 * props of it. Storybook's own version, read from the rendered story, holds minified functions and whole
 * pictures.
 */
export function usageOf(code: string, story: StoryContext): string {
  const name = nameOf(story);
  const source = sourceOf(story);
  if (!name || !source) return code;
  const { children, ...props } = story.args;
  const attributes = Object.entries(props)
    .map((prop) => `\n    ${attribute(prop)}`)
    .join('');
  const end = attributes && '\n  ';
  const content = typeof children === 'string' ? children : '{children}';
  const element =
    children === undefined
      ? `<${name}${attributes}${end || ' '}/>`
      : `<${name}${attributes}${end}>\n    ${content}\n  </${name}>`;
  const needed = Object.entries(story.args)
    .filter(([, value]) => !isPlain(value))
    .map(([prop]) => prop);
  const parameter = needed.length ? `{ ${needed.join(', ')} }: Required<Props>` : '';
  const lines = [
    ...(needed.length ? ["import type { ComponentProps } from 'react';"] : []),
    importOf(name, source),
    '',
    ...(needed.length ? [`type Props = ComponentProps<typeof ${name}>;`, ''] : []),
    `export const Example = (${parameter}) => (\n  ${element}\n);`,
  ];
  return lines.join('\n');
}
