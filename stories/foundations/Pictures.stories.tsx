import { originals } from 'virtual:site-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { handbookMeta } from '../handbook/handbookMeta';
import { PicturesPage } from './pictures/PicturesPage';
import { served, shelves, unused } from './pictures/shelves';
import { inKilobytes, loadWeights, variantsOf } from './pictures/weights';

const meta = {
  title: 'Foundations/Pictures',
  ...handbookMeta,
  tags: ['!autodocs'],
  loaders: [async () => ({ weights: await loadWeights() })],
  render: (_args, { loaded }) => <PicturesPage weights={loaded.weights} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most a single picture file may weigh, so that a page stays quick on a phone. */
const heaviestAllowed = 200_000;

/** Whether a cell of the table holds a weight; not every width comes in every format. */
const isWeight = (text: string) => text !== '–';

/** Every picture with its sizes and the weight of each of its files. */
export const Pictures: Story = {
  play: async ({ canvas, loaded, step }) => {
    await step('Every picture that is drawn is here', async () => {
      await expect(served.length + unused.length).toBe(originals.length);
      const shown = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
      await expect(shown).toEqual(served.map(({ name }) => `${name}.webp`));
    });
    await step('Every seminar and every leader has one', async () => {
      const names = (shelf: string) => shelves[shelf]?.map(({ name }) => name).sort();
      await expect(names('Seminars')).toEqual(seminars.map(({ slug }) => slug).sort());
      await expect(names('Portraits')).toEqual(team.map(({ slug }) => slug).sort());
    });
    // While Storybook runs for development, files are made on demand and have no weight yet.
    if (import.meta.env.DEV) return;
    await step('No file weighs too much for a phone', async () => {
      const tables = canvas.getAllByRole('table');
      const printed = tables.map((table) =>
        [...table.querySelectorAll('td')]
          .map((cell) => cell.textContent)
          .filter(isWeight)
          .sort(),
      );
      const files = served.map(({ picture }) => variantsOf(picture, loaded.weights));
      await expect(printed).toEqual(
        files.map((variants) => variants.map(({ bytes }) => inKilobytes(bytes)).sort()),
      );
      const heavy = files
        .flat()
        .filter(({ bytes = Number.NaN }) => !(bytes > 0 && bytes < heaviestAllowed));
      await expect(heavy).toEqual([]);
    });
  },
};
