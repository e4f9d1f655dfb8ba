import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { layoutText } from '../../src/content/layout';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/routes';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inContainer } from '../support/frames';
import { sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { withAddress } from '../support/withAddress';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  ...inContainer,
  args: { to: routeOf('seminars').path, children: homePage.journey.action },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It leads to another page, so for those who listen it is a link and not a button. */
export const Default: Story = {
  name: 'At rest, hover and focus',
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Available Seminars' });
    await expect(link).toHaveAttribute('href', '/seminars');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(link.querySelector('svg')).toBeNull();
  },
};

/** With an arrow, which adds nothing to the link's name. */
export const WithArrow: Story = {
  args: { arrow: true, children: homePage.hero.action },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Browse Seminars' });
    await expect(link.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The smaller one of the bar, still high enough for a thumb together with its margin. */
export const Small: Story = {
  args: { size: 'small', children: layoutText.getStarted },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Get Started' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(42);
  },
};

/** Outlined and as wide as its place: it takes what MUI's Button takes. */
export const Outlined: Story = {
  args: { variant: 'outlined', fullWidth: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Available Seminars' });
    await expect(link).toHaveClass('MuiButton-outlined', 'MuiButton-fullWidth');
  },
};

/** Tab reaches it, Enter follows it. */
export const Keyboard: Story = {
  parameters: sameColors,
  decorators: [withAddress],
  play: async ({ canvas, step, userEvent }) => {
    await step('Tab to the link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
    });
    await step('Press Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('/seminars');
    });
  },
};

/** A long label takes several lines, on the smallest phone too. */
export const LongLabel: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { arrow: true, children: edgeTexts.title },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: edgeTexts.title })).toBeVisible();
  },
};
