import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { Group } from '../../src/ui/Group';
import { inContainer } from '../support/frames';

const [first, last] = [seminars[0], seminars.at(-1)];

export default {
  title: 'Components/Group',
  component: Group,
  ...inContainer,
  args: {
    heading: seminarCategories.accounting,
    children: <Typography>{first?.description}</Typography>,
  },
  render: (args) => (
    <div>
      <Group {...args} />
      <Group heading={seminarCategories.it}>
        <Typography>{last?.description}</Typography>
      </Group>
    </div>
  ),
} satisfies Meta<typeof Group>;

/** Two shelves at their distance; screen readers list each by its heading. */
export const Default: StoryObj<typeof Group> = {
  play: async ({ canvas, args }) => {
    for (const name of [args.heading, seminarCategories.it]) {
      const shelf = within(canvas.getByRole('region', { name }));
      await expect(shelf.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
};
