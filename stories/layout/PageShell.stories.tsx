import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TitleBand } from '../../src/components/TitleBand';
import { teamPage } from '../../src/content/pages/team';
import { PageShell } from '../../src/layout/PageShell';
import { inFrame, wholeDocument } from '../support/documents';
import { expectToFit } from '../support/expectToFit';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Layout/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen', ...wholeDocument, ...inFrame(640) },
  args: { children: <TitleBand heading={teamPage.heading} lead={teamPage.lead(4)} /> },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const readShell: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  await step('The content stands between one bar and one footer', async () => {
    const bar = canvas.getByRole('banner');
    const main = canvas.getByRole('main');
    const footer = canvas.getByRole('contentinfo');
    await expect(
      within(main).getByRole('heading', { level: 1, name: teamPage.heading }),
    ).toBeVisible();
    await expect(bar.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(main.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  await step('However little there is to read, the footer ends where the window does', async () => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    // The height of the window, unless it is lower than the page.
    await expect(Math.round(bottom)).toBe(document.documentElement.scrollHeight);
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** What every page sits in: the bar above, the footer below, the content between. */
export const Desktop: Story = {
  name: 'In this window',
  play: readShell,
};

/** The same on a phone, where the bar holds a menu button. */
export const Phone: Story = { globals: onScreen('phone'), play: readShell };
