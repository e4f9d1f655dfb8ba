import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { affiliationCategories } from '../../src/content/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { CardGrid } from '../../src/ui/CardGrid';
import { longTexts } from '../fixtures/samples';
import { inContainer } from '../support/frames';
import { inWindow } from '../support/modes';

const card = (words: string) => (
  <Card key={words} sx={{ p: 3 }}>
    <Typography>{words}</Typography>
  </Card>
);

export default {
  title: 'Components/Cards/CardGrid',
  id: 'components-cardgrid',
  component: CardGrid,
  ...inContainer,
  args: {
    columns: { sm: 2, lg: 3 },
    children: [
      contactPage.privacyNote.points[0],
      ...Object.values(affiliationCategories).slice(1),
    ].map(card),
  },
} satisfies Meta<typeof CardGrid>;
type Story = StoryObj<typeof CardGrid>;

const placesIn = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.getBoundingClientRect());

/** Five cards, two or three to a row, as tall as the tallest of it. Screen readers say how many there are. */
export const Default: Story = {
  name: 'Three cards to a row',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const [first, second] = placesIn(canvas);
    await expect(first?.top).toBe(second?.top);
    await expect(first?.width).toBe(second?.width);
    await expect(first?.height).toBe(second?.height);
  },
};

/** On a phone one stands below the other, and long words break. */
export const Phone: Story = {
  ...inWindow('phone'),
  name: 'One card to a row, on a phone (mobile)',
  args: { children: [longTexts.title, longTexts.word, longTexts.email].map(card) },
  play: async ({ canvas }) => {
    const [first, second] = placesIn(canvas);
    await expect(second?.top).toBeGreaterThan(Number(first?.bottom));
  },
};
