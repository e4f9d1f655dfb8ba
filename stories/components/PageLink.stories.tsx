import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { routeOf } from '../../src/routes';
import { PageLink } from '../../src/ui/PageLink';
import { noSnapshot } from '../support/modes';

const { path, name } = routeOf('seminars');

/** The address that the visitor is at. */
function Address() {
  return <p>At {useLocation().pathname}</p>;
}

const meta = {
  title: 'Components/PageLink',
  component: PageLink,
  parameters: noSnapshot('It has no look of its own.'),
  args: { to: path, children: name },
  render: (args) => (
    <>
      <PageLink {...args} />
      <Address />
    </>
  ),
} satisfies Meta<typeof PageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain link: a press leads to the page without loading another document. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await userEvent.click(link);
    await expect(await canvas.findByText(`At ${path}`)).toBeVisible();
  },
};
