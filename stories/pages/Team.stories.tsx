import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { company, leaderEmail } from '../../src/content/company';
import { teamPage } from '../../src/content/pages/team';
import { team } from '../../src/content/team';
import TeamPage from '../../src/pages/TeamPage';
import { routeOf } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, ...head } = routeOf('team');

const meta = {
  title: 'Pages/Team',
  component: TeamPage,
  ...pageMeta(path),
} satisfies Meta<typeof TeamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readTeam: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  await step('The page says whom it shows', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Meet Our Leadership Team' }),
    ).toBeVisible();
    await expectHead(head);
  });

  await step('The leaders in order', async () => {
    const roles = canvas.getAllByText(/^Chief .+ Officer$/).map((role) => role.textContent);
    await expect(roles).toEqual([
      'Chief Executive Officer',
      'Chief Financial Officer',
      'Chief Technology Officer',
      'Chief Operations Officer',
    ]);
    await expect(canvas.getAllByRole('article')).toHaveLength(team.length);
  });

  for (const { name, description, imageDescription } of team) {
    await step(`${name}: portrait, a few words, an address and a second link`, async () => {
      const article = canvas.getByRole('article', { name });
      const card = within(article);
      await expect(card.getByRole('heading', { level: 2, name })).toBeVisible();
      const photo = card.getByRole<HTMLImageElement>('img', { name: imageDescription });
      await expect(photo).toBeVisible();
      photo.loading = 'eager';
      await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
      await expect(article).toHaveTextContent(description);
      await expect(
        card.getByRole('link', { name: teamPage.card.named(teamPage.card.email, name) }),
      ).toHaveAttribute('href', `mailto:${leaderEmail(name)}`);
      await expect(
        card.getByRole('link', { name: teamPage.card.named(teamPage.card.linkedIn, name) }),
      ).toBeVisible();
    });
  }

  await step('Join Our Team with the support address', async () => {
    const join = canvas.getByRole('region', { name: 'Join Our Team' });
    await expect(within(join).getByRole('link', { name: company.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${company.supportEmail}`,
    );
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** The leaders in a row, and the invitation to join them below. */
// Proves 2.15, 2.16, 2.17, 3.3, 3.7
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readTeam,
};

/** One leader below the other, the next one near enough to belong to it. */
export const Phone: Story = {
  globals: onScreen('phone'),
  parameters: inWindow,
  play: async (context) => {
    await readTeam(context);
    const [first, second] = context.canvas
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBeLessThan((first?.bottom ?? 0) + 64);
  },
};
