import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/ui/Section';
import { samples } from '../fixtures/samples';
import { themeColor } from '../support/modes';

export default {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: <Typography>{samples.feature.text}</Typography> },
} satisfies Meta<typeof Section>;
type Story = StoryObj<typeof Section>;

/** A band from edge to edge. For those who listen it is no part of its own: what stands in it has a name. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(samples.feature.text)).toBeVisible();
    const backgroundColor = themeColor(`background-${args.tone ?? 'default'}`);
    await expect(canvasElement.firstElementChild).toHaveStyle({ backgroundColor });
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** The tinted band. */
export const Soft: Story = { ...Default, args: { tone: 'soft' } };
