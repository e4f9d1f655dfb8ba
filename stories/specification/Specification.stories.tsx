import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLiveLinks } from '../handbook/expectLiveLinks';
import { handbookMeta } from '../handbook/handbookMeta';
import { loadStoryIndex } from '../handbook/storyIndex';
import { specification, specificationRows } from './rows';
import { SpecificationPage } from './SpecificationPage';

const meta = {
  title: 'Specification',
  ...handbookMeta,
  tags: ['!autodocs'],
  loaders: [async () => ({ index: await loadStoryIndex() })],
  render: (_args, { loaded }) => <SpecificationPage index={loaded.index} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every sentence of the specification and where to see that it is kept. */
export const Specification: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Sections 2 to 9 are all here', async () => {
      await expect(specification.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    });
    await step('Every sentence is shown, beside at least one story', async () => {
      const rows = canvas.getAllByRole('row').filter((row) => row.querySelector('td'));
      const shown = rows.map((row) => ({
        says: row.querySelector('p')?.textContent,
        proofs: row.querySelectorAll('a').length,
      }));
      await expect(shown).toEqual(
        specificationRows.map(({ says, proofs }) => ({ says, proofs: proofs.length })),
      );
      await expect(shown.filter(({ says, proofs }) => !says || proofs === 0)).toEqual([]);
    });
    await step('No link leads to a story that does not exist', async () => {
      await expectLiveLinks(canvasElement);
      await expect(canvas.queryByText(/which does not exist/)).not.toBeInTheDocument();
    });
  },
};
