import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from './Table';

interface Docs {
  props?: Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }>;
}
interface Documented {
  __docgenInfo?: Docs;
}

const modules = import.meta.glob<Record<string, Documented>>('../../src/components/*.tsx', {
  eager: true,
});

/** Every prop with its type and the component that has it, as Storybook reads them from the types. */
const props = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([component, { __docgenInfo: docs }]) =>
    Object.entries(docs?.props ?? {}).map(([name, { tsType }]) => ({
      component,
      name,
      type: tsType?.raw ?? tsType?.name ?? '',
    })),
  );

/** Names that several components have in common, with the types that they have there. */
const shared = [...new Set(props.map(({ name }) => name))]
  .map((name) => {
    const uses = props.filter((prop) => prop.name === name);
    return {
      name,
      types: [...new Set(uses.map(({ type }) => type))],
      components: uses.map(({ component }) => component),
    };
  })
  .filter(({ components }) => components.length > 1)
  .sort((a, b) => a.name.localeCompare(b.name));

/** Long names of types break where the window is small (WCAG 1.4.10). */
const narrow = { overflowWrap: 'anywhere' } as const;

function Interfaces() {
  return (
    <Table
      columns={['Prop', 'Type', 'Used by']}
      rows={shared.map(({ name, types, components }) => [
        name,
        <code key="types" style={narrow}>
          {types.join(' or ')}
        </code>,
        <span key="components" style={narrow}>
          {components.join(', ')}
        </span>,
      ])}
    />
  );
}

const meta = {
  title: 'Foundations/Interfaces',
  component: Interfaces,
} satisfies Meta<typeof Interfaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Props that components have in common, read from their types. A new component takes these names for these
 * things: `heading`, `lead` and `text` are words that are shown, `labels` the words of its controls, `tone` how
 * warm or soft it is, `size` how large, `level` the rank of its heading.
 *
 * Besides, each hands `sx`, `ref` and what else it is given to its outermost element. Four do not. NoBreakHyphens
 * has no element of its own. PageLink has no look: it takes what an `a` takes, `ref` as well, and MUI's Link or
 * Button around it takes `sx`. Picture takes `sx` for its image, whose other attributes it sets. FormField takes
 * `sx` for the whole and `ref` for the element that takes the text, as a form needs it.
 */
export const SharedProps: Story = {
  play: async ({ canvas }) => {
    // A part of the Storybook, as `npm run test:story` builds it, is read without types.
    await expect(props, 'props: build the whole Storybook').not.toHaveLength(0);
    await expect(canvas.getByRole('rowheader', { name: 'heading' })).toBeVisible();
    for (const name of ['heading', 'lead', 'level', 'email', 'icon', 'priority']) {
      const { types } = shared.find((prop) => prop.name === name) ?? {};
      await expect(types, `types of ${name}`).toHaveLength(1);
    }
  },
};
