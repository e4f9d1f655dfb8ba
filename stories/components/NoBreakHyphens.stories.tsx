import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoBreakHyphens } from '../../src/components/NoBreakHyphens';
import { homePage } from '../../src/content/pages/home';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inContainer } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/NoBreakHyphens',
  component: NoBreakHyphens,
  ...inContainer,
  args: { children: homePage.hero.heading },
  render: (args) => (
    <Typography component="h1" variant="hero" sx={{ maxWidth: '8.5em' }}>
      <NoBreakHyphens {...args} />
    </Typography>
  ),
} satisfies Meta<typeof NoBreakHyphens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many lines the first occurrence of `words` takes up in its element. */
function linesOf(words: string, element: HTMLElement) {
  const tops = [...element.querySelectorAll('span')]
    .filter(({ textContent }) => textContent === words)
    .flatMap((span) => [...span.getClientRects()])
    .map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

/** "Expert-Led" stays on one line; what is spoken, searched and copied is the plain sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', {
      name: homePage.hero.heading,
    });
    await expect(heading.textContent).toBe(homePage.hero.heading);
    await expect(linesOf('Expert-Led', heading)).toBe(1);
  },
};

/** Several hyphens in a word, a full stop after it, and two such words in a row. */
export const SeveralWords: Story = {
  parameters: sameColors,
  args: { children: 'Face-to-Face, Expert-Led, up-to-date.' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Face-to-Face, Expert-Led, up-to-date.' });
    for (const word of ['Face-to-Face,', 'Expert-Led,', 'up-to-date.']) {
      await expect(linesOf(word, heading)).toBe(1);
    }
  },
};

/** Text without a hyphen passes through untouched. */
export const NoHyphen: Story = {
  parameters: sameColors,
  args: { children: 'Live Webinars' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Live Webinars' });
    await expect(heading.children).toHaveLength(0);
  },
};

/** A word wider than the screen breaks at its hyphens after all, rather than leave the screen. */
export const WiderThanTheScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { children: edgeTexts.hyphenated },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: edgeTexts.hyphenated })).toBeVisible();
  },
};
