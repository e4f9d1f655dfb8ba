import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { attributes } from '../../src/boot/contract';
import { PageLink } from '../../src/components/PageLink';
import { routeOf } from '../../src/routes';
import { noSnapshot } from '../support/modes';
import { withAddress } from '../support/withAddress';
import { withPageOnItsWay } from '../support/withPageOnItsWay';

const { path, name } = routeOf('team');

const meta = {
  title: 'Components/PageLink',
  component: PageLink,
  // A link without a look: what wears it has the photographs.
  parameters: {
    ...noSnapshot('It checks where a link leads; its looks are those of other links.'),
  },
  decorators: [withAddress],
  args: { to: path, children: name },
} satisfies Meta<typeof PageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click leads to the page without loading another document. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await userEvent.click(link);
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(path);
  },
};

/** A click with Control, Command or Shift is left to the browser, which opens a tab or a window. */
export const InAnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    let isLeftToBrowser = false;
    const keepHere = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', keepHere, { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name }));
    await userEvent.keyboard('{/Control}');
    await expect(isLeftToBrowser).toBe(true);
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
  },
};

/** The own handler, such as closing the menu, runs first and can keep the visitor here. */
export const Kept: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
  },
};

/** The page is on its way: the link shows that it was pressed, and the address stays until then. */
export const Waiting: Story = {
  decorators: [withPageOnItsWay],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name });
    const address = canvas.getByRole('status', { name: 'Address' });
    for (const [end, path] of [
      ['Gone elsewhere', /^\/$/],
      ['Arrived', /^\/team$/],
    ] as const) {
      await step(end, async () => {
        await userEvent.click(link);
        await expect(link).toHaveAttribute(attributes.pressed);
        await expect(link).toHaveFocus();
        await expect(address).toHaveTextContent(/^\/$/);
        await userEvent.click(canvas.getByRole('button', { name: end }));
        await waitFor(() => expect(link).not.toHaveAttribute(attributes.pressed));
        await waitFor(() => expect(address).toHaveTextContent(path));
      });
    }
  },
};
