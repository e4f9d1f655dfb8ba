import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SeminarFilter } from '../../src/components/SeminarFilter';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { inContainer } from '../support/frames';
import { stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { openChoices } from '../support/openChoices';

const meta = {
  title: 'Components/SeminarFilter',
  component: SeminarFilter,
  ...inContainer,
  args: { text: seminarsPage.filter, filters: {}, count: seminars.length },
} satisfies Meta<typeof SeminarFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No choice made: all subjects, all formats, all seminars. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, userEvent }) => {
    await openChoices({ canvas, userEvent });
    const choices = canvas.getByRole('navigation', { name: 'Choose seminars' });
    const subjects = within(choices).getByRole('list', { name: 'Subject' });
    const formats = within(choices).getByRole('list', { name: 'Format' });
    const words = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await expect(words(subjects)).toEqual(['All', 'Accounting', 'HR', 'IT']);
    await expect(words(formats)).toEqual(['All formats', 'Face-to-face', 'Live webinar']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      new RegExp(`^${seminars.length} seminars$`),
    );
  },
};

/** A choice made: each link keeps the other half of it, and the count follows. */
export const Chosen: Story = {
  args: { filters: { category: 'HR', format: 'Live webinar' }, count: 3 },
  play: async ({ canvas, userEvent }) => {
    await openChoices({ canvas, userEvent });
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(canvas.getByRole('link', { name: 'HR' })).toHaveAttribute('aria-current', 'true');
    await expect(address('IT')).toBe('/?category=it&format=live-webinar');
    await expect(address('All')).toBe('/?format=live-webinar');
    await expect(address('All formats')).toBe('/?category=hr');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 seminars$/);
  },
};

/** One seminar is one seminar, not "1 seminars". */
export const OneLeft: Story = {
  args: { filters: { category: 'IT' }, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 seminar$/);
  },
};

/** On a phone a button opens the choices and closes them again; the number found is always in sight. */
export const OnAPhone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter', expanded: false });
    await expect(canvas.queryByRole('link', { name: 'HR' })).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'HR' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
