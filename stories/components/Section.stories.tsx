import { hexToRgb } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { homePage } from '../../src/content/pages/home';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inFrame } from '../support/documents';
import { edgeToEdge } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { features } = homePage;

const meta = {
  title: 'Components/Section',
  component: Section,
  ...edgeToEdge,
  args: {
    heading: features.heading,
    lead: features.lead,
    children: <Typography>{features.items[0]?.text}</Typography>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The band has the background of that name, in whichever scheme. */
async function expectBackground(band: Element, name: 'default' | 'soft') {
  const variable = getComputedStyle(band).getPropertyValue(`--mui-palette-background-${name}`);
  await expect(getComputedStyle(band).backgroundColor).toBe(hexToRgb(variable));
}

/** A band as wide as the window, named by its heading for those who jump from part to part. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: features.heading });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    await expectBackground(region, 'default');
    await waitFor(() =>
      expect(region.getBoundingClientRect().width).toBe(document.documentElement.clientWidth),
    );
  },
};

/** The tinted one stands out from the page. */
export const Soft: Story = {
  parameters: inFrame(360),
  args: { tone: 'soft' },
  play: async ({ canvas }) => {
    await expectBackground(canvas.getByRole('region', { name: features.heading }), 'soft');
  },
};

/** With less space above, for what follows a title band. */
export const Close: Story = {
  parameters: inFrame(360),
  args: { space: 'close' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: features.heading }).getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const text = canvas.getByText(String(features.items[0]?.text)).getBoundingClientRect();
    await expect(heading.top - region.top).toBeLessThan(region.bottom - text.bottom);
  },
};

/** Without a heading it is not a landmark, so it adds no stop for readers who jump between landmarks. */
export const Unnamed: Story = {
  render: () => (
    <Section>
      <Typography>{features.lead}</Typography>
    </Section>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(features.lead);
    await expect(text).toBeVisible();
    for (const region of canvas.queryAllByRole('region')) {
      await expect(region).not.toContainElement(text);
    }
  },
};

/** On the smallest phone the content keeps 20 px from either edge, and not much more above and below. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: {
    heading: edgeTexts.word,
    lead: edgeTexts.title,
    children: <Typography>{edgeTexts.text}</Typography>,
  },
  play: async ({ canvas }) => {
    const { left, right, bottom } = canvas.getByText(edgeTexts.text).getBoundingClientRect();
    await expect([left, right]).toEqual([20, 300]);
    const band = canvas.getByRole('region').getBoundingClientRect();
    await expect(band.bottom - bottom).toBeLessThan(100);
  },
};
