import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from '../../src/components/CheckList';
import { homePage } from '../../src/content/pages/home';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inContainer } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  ...inContainer,
  args: { points: homePage.journey.points },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list of four for those who listen, and in a reader's plain view; the ticks are decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toBeVisible();
    await expect(list, 'a list in Safari, too').toHaveAttribute('role');
    await expect(list).toHaveProperty('localName', 'ul');
    const points = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(points).toEqual([...homePage.journey.points]);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** On the smallest phone a long point wraps and a long word breaks, beside a tick that stays round. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { points: [edgeTexts.title, edgeTexts.word] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(edgeTexts.title)).toBeVisible();
    for (const item of canvas.getAllByRole('listitem')) {
      const tick = item.firstElementChild?.getBoundingClientRect();
      await expect(tick?.width).toBe(tick?.height);
    }
  },
};
