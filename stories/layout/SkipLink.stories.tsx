import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { TitleBand } from '../../src/components/TitleBand';
import { layoutText } from '../../src/content/layout';
import { homePage } from '../../src/content/pages/home';
import { teamPage } from '../../src/content/pages/team';
import { SkipLink } from '../../src/layout/SkipLink';
import { TopBar } from '../../src/layout/TopBar';
import { inFrame } from '../support/documents';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', ...inFrame(200) },
  args: { targetId: 'content' },
  render: ({ targetId }) => (
    <>
      <TopBar mainId={targetId} />
      <main id={targetId} tabIndex={-1}>
        <TitleBand heading={teamPage.heading} lead={teamPage.lead(4)} />
        <Container sx={{ py: 4 }}>
          <ButtonLink to="/seminars">{homePage.journey.action}</ButtonLink>
        </Container>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing covers the link: a tap hits it. */
function isInSight(link: HTMLElement) {
  const { left, top, width, height } = link.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === link;
}

/** The first press of Tab brings it into sight; the next one puts it away again, and Shift and Tab bring it back. */
export const FirstTabStop: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: layoutText.skipLink });
    await expect(isInSight(link)).toBe(false);

    await step('Press Tab', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isInSight(link)).toBe(true));
    });

    await step('Press Tab again', async () => {
      await userEvent.tab();
      await expect(link).not.toHaveFocus();
      await waitFor(() => expect(isInSight(link)).toBe(false));
    });

    await step('Press Shift and Tab', async () => {
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isInSight(link)).toBe(true));
    });
  },
};

/** Following it jumps over the bar: the next press of Tab reaches the first link of the content. */
export const Followed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Press Tab, then Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });

    await step('Press Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: homePage.journey.action })).toHaveFocus();
    });
  },
};
