import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { Group } from '../../src/ui/Group';
import { inContainer } from '../support/frames';

const [first, last] = [seminars[0], seminars.at(-1)];

export default {
  title: 'Components/Page parts/Group',
  id: 'components-group',
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

/** Two groups, and the distance between them. Screen readers list each by its heading. */
export const Default: StoryObj<typeof Group> = {
  name: 'Two groups of cards',
  play: async ({ canvas, args }) => {
    for (const name of [args.heading, seminarCategories.it]) {
      const shelf = within(canvas.getByRole('region', { name }));
      await expect(shelf.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
};
