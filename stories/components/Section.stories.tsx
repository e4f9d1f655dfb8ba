import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/ui/Section';
import { samples } from '../fixtures/samples';
import { themeColor } from '../support/modes';

export default {
  title: 'Components/Page parts/Section',
  id: 'components-section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: <Typography>{samples.feature.text}</Typography> },
} satisfies Meta<typeof Section>;
type Story = StoryObj<typeof Section>;

/** A band from edge to edge, in the color of the page. Screen readers pass over it, and list the regions in it. */
export const Default: Story = {
  name: 'White',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(samples.feature.text)).toBeVisible();
    const backgroundColor = themeColor(`background-${args.tone ?? 'default'}`);
    await expect(canvasElement.firstElementChild).toHaveStyle({ backgroundColor });
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Tinted, to set a part of the page apart from the one above. */
export const Soft: Story = { ...Default, args: { tone: 'soft' }, name: 'Tinted' };
