import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TitleBand } from '../../src/components/TitleBand';
import { teamPage } from '../../src/content/pages/team';
import { edgeTexts } from '../fixtures/edgeTexts';
import { edgeToEdge } from '../support/frames';
import { sameColors } from '../support/modes';

const lead = teamPage.lead(4);

const meta = {
  title: 'Components/TitleBand',
  component: TitleBand,
  ...edgeToEdge,
  args: { heading: teamPage.heading, lead },
} satisfies Meta<typeof TitleBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's only h1 and a sentence, on a band from edge to edge that reaches up behind the bar. */
export const Default: Story = {
  name: 'Title and description of a page',
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Meet Our Leadership Team' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText(lead)).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.firstElementChild?.getBoundingClientRect().width).toBe(
        document.documentElement.clientWidth,
      ),
    );
    const band = canvasElement.firstElementChild?.getBoundingClientRect();
    await expect(band?.top).toBeLessThan(0);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** A heading of 120 characters and a long sentence. */
export const LongTexts: Story = {
  parameters: sameColors,
  args: { heading: edgeTexts.title, lead: edgeTexts.text },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.title })).toBeVisible();
  },
};
