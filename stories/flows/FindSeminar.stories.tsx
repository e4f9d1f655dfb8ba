import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { App } from '../../src/app/App';
import { layoutText } from '../../src/content/layout';
import { expectPageToOpen } from '../support/expectPageToOpen';
import { journey } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const page = pageMeta('/');

const meta = {
  title: 'Flows/Finding a seminar',
  component: App,
  ...page,
  tags: ['!autodocs'],
  parameters: { ...page.parameters, ...journey },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor with a phone opens the menu on the home page, goes to the seminars and finds one in IT. */
export const ThroughTheMenuOnAPhone: Story = {
  name: 'Through the menu on a phone',
  globals: onScreen('phone'),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Read the headline of the home page', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /expert-led seminars/i }),
      ).toBeVisible();
    });

    await step('Open the menu: the home page is marked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
      const menu = await screen.findByRole('dialog', { name: layoutText.menuNavigation });
      await waitFor(() =>
        expect(within(menu).getByRole('link', { current: 'page' })).toBeVisible(),
      );
      await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    });

    await step('Choose Seminars: the page opens and the menu is gone', async () => {
      const menu = screen.getByRole('dialog');
      await userEvent.click(within(menu).getByRole('link', { name: 'Seminars' }));
      await expectPageToOpen(canvasElement, 'Upcoming Seminars');
      await expect(menu).not.toBeVisible();
    });

    await step('Scroll down to IT and read about one seminar', async () => {
      const subject = within(await canvas.findByRole('region', { name: 'IT' }));
      const [seminar] = subject.getAllByRole('article');
      seminar?.scrollIntoView();
      const card = within(seminar as HTMLElement);
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(window.innerHeight));
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(card.getAllByRole('definition')[0]).toBeVisible();
      await expect(card.getByRole('button', { name: /^Register Now/ })).toBeVisible();
    });

    await step('Open the menu again: it knows where the visitor is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: layoutText.openMenu }));
      const menu = within(await screen.findByRole('dialog'));
      await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Seminars');
    });
  },
};
