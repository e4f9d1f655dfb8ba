import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Region, RegionHeading } from '../../src/ui/Region';
import { samples } from '../fixtures/samples';

const { title, text } = samples.feature;

export default {
  title: 'Components/Page parts/Region',
  id: 'components-region',
  component: Region,
  subcomponents: { RegionHeading },
  args: {
    children: (
      <>
        <RegionHeading variant="h3">{title}</RegionHeading>
        {text}
      </>
    ),
  },
} satisfies Meta<typeof Region>;
type Story = StoryObj<typeof Region>;

/** Screen readers list it by its heading. */
export const Default: Story = {
  name: 'On the page',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: title }));
    await expect(region.getByRole('heading', { level: 2, name: title })).toBeVisible();
  },
};

/** On a card, as an article among others. */
export const OnACard: Story = {
  name: 'On a card',
  args: { component: 'article', surface: 'flat', sx: { p: 3 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('article', { name: title })).toHaveTextContent(text),
};
