import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { seminarsPage } from '../../src/content/pages/seminars';
import { attributes } from '../../src/lib/constants';
import { sameColors, withStates } from '../support/modes';

const { register, ask } = seminarsPage.card;

const purpose =
  'Changes something on the page, and says what: MUI’s own, styled by the theme. Not for what leads somewhere: that is a ButtonLink.';

export default {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: register, onClick: fn() },
  parameters: { docs: { description: { component: purpose } } },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

/** What most visitors want. One in a group. */
export const Filled: Story = {
  ...withStates,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Beside a filled one: what others want. */
export const Outlined: Story = {
  args: { variant: 'outlined', children: ask },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: ask })).toHaveStyle({
      backgroundColor: 'rgba(0, 0, 0, 0)',
    }),
};

/** In cards and in the bar. What a finger meets is 44 px high, too. */
export const Small: Story = {
  parameters: sameColors,
  args: { size: 'small' },
  play: Filled.play,
};

/** Pressed before hydration: the button is marked, and the press is replayed. */
export const PressedEarly: Story = {
  name: 'Pressed before hydration',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: register });
    // The head script of the site does this, which Storybook lacks.
    button.setAttribute(attributes.pressed, '');
    await expect(button).toHaveStyle({ cursor: 'progress' });
  },
};
