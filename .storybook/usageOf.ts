import type { StoryContext } from '@storybook/react-vite';

interface WithDocs {
  __docgenInfo?: { displayName?: string };
}

/** A prop as one writes it: plain values as they are, names in place of data and handlers. */
function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string') return `${name}=${JSON.stringify(value)}`;
  return ['boolean', 'number'].includes(typeof value)
    ? `${name}={${String(value)}}`
    : `${name}={${name}}`;
}

/**
 * The code that a developer writes to get this story. Storybook's own version, read from the rendered
 * story, holds minified functions and whole pictures.
 */
export function usageOf(code: string, { args, component, title }: StoryContext): string {
  const name = (component as WithDocs | undefined)?.__docgenInfo?.displayName;
  if (!name) return code;
  const { children, ...props } = args;
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  const attributes = given.map((prop) => `\n  ${attribute(prop)}`).join('');
  const end = attributes && '\n';
  const content = typeof children === 'string' ? children : '{children}';
  const element =
    children === undefined
      ? `<${name}${attributes}${end || ' '}/>`
      : `<${name}${attributes}${end}>\n  ${content}\n</${name}>`;
  return `import { ${name} } from '../${title.split('/')[0]?.toLowerCase()}/${name}';\n\n${element}`;
}
