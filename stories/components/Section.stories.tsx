import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { NoBreakHyphens } from '../../src/ui/NoBreakHyphens';
import { Section } from '../../src/ui/Section';
import { samples } from '../fixtures/samples';
import { onSmallScreen } from '../support/modes';

const { heading, lead } = homePage.features;

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { NoBreakHyphens },
  parameters: { layout: 'fullscreen' },
  args: { heading, lead, children: <Typography>{samples.feature.text}</Typography> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A band from edge to edge, which screen readers list by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const band = within(canvas.getByRole('region', { name: heading }));
    await expect(band.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(band.getByText(lead)).toBeVisible();
    await expect(band.getByText(samples.feature.text)).toBeVisible();
  },
};

/** The tinted band, without a heading: for those who listen it is no part of its own. */
export const Soft: Story = {
  render: () => <Section tone="soft">{meta.args.children}</Section>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(samples.feature.text)).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** On the smallest phone "Expert-Led" goes to the next line as a whole, not from its hyphen on. */
export const HyphenatedWords: Story = {
  ...onSmallScreen,
  args: { heading: homePage.hero.heading },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.heading })).toBeVisible();
    await expect(canvas.getByText('Expert-Led').getClientRects()).toHaveLength(1);
  },
};
