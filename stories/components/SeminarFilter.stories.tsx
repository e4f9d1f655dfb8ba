import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SeminarFilter } from '../../src/components/SeminarFilter';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminarFormats } from '../../src/content/seminarGroups';
import { seminars } from '../../src/content/seminars';
import { inFrame } from '../support/documents';
import { inContainer } from '../support/frames';
import { sameColors, stateModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { openChoices } from '../support/openChoices';

const {
  label,
  subject,
  allSubjects,
  format,
  allFormats,
  open,
  labels,
  count: found,
} = seminarsPage.filter;

const meta = {
  title: 'Components/SeminarFilter',
  component: SeminarFilter,
  ...inContainer,
  args: { labels: seminarsPage.filter, filters: {}, count: seminars.length },
} satisfies Meta<typeof SeminarFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No choice made: all subjects, all formats, all seminars. */
export const Default: Story = {
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, userEvent }) => {
    await openChoices({ canvas, userEvent });
    const choices = canvas.getByRole('navigation', { name: label });
    const subjects = within(choices).getByRole('list', { name: subject });
    const formats = within(choices).getByRole('list', { name: format });
    const words = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await expect(words(subjects)).toEqual([allSubjects, ...Object.values(seminarCategories)]);
    await expect(words(formats)).toEqual([allFormats, ...Object.values(seminarFormats)]);
    await expect(canvas.getByRole('status')).toHaveTextContent(found(seminars.length, {}));
  },
};

/** A choice made: each link keeps the other half of it, and the count follows. */
export const Chosen: Story = {
  parameters: inFrame(320),
  args: { filters: { category: 'hr', format: 'live-webinar' }, count: 3 },
  play: async ({ canvas, userEvent }) => {
    await openChoices({ canvas, userEvent });
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(canvas.getByRole('link', { name: labels.hr })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(address(labels.it)).toBe('/?category=it&format=live-webinar');
    await expect(address(allSubjects)).toBe('/?format=live-webinar');
    await expect(address(allFormats)).toBe('/?category=hr');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      found(3, { category: 'hr', format: 'live-webinar' }),
    );
  },
};

/** One seminar is one seminar, not "1 seminars". */
export const OneLeft: Story = {
  parameters: inFrame(320),
  args: { filters: { category: 'it' }, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(found(1, { category: 'it' }));
  },
};

/** On a phone a button opens the choices and closes them again; what is left is always in sight. */
export const OnAPhone: Story = {
  parameters: sameColors,
  globals: onScreen('phone'),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: open, expanded: false });
    await step('Enter opens them; focus stays on the button', async () => {
      await expect(canvas.queryByRole('link', { name: labels.hr })).not.toBeInTheDocument();
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('link', { name: labels.hr })).toBeVisible();
      await expect(button).toHaveFocus();
    });
    await step('Tab goes to the first choice, Shift and Tab back to the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: allSubjects })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(button).toHaveFocus();
    });
    await step('Esc on a choice closes them, and focus is on the button', async () => {
      canvas.getByRole('link', { name: labels.hr }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: labels.hr })).not.toBeInTheDocument();
    });
    await step('A tap opens, another closes', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('link', { name: labels.hr })).toBeVisible();
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('status')).toBeVisible();
    });
  },
};

/** Two subjects have as many seminars: what is announced tells them apart. */
export const TheSameCount: Story = {
  parameters: { ...sameColors, ...inFrame(320) },
  args: { filters: { category: 'hr' }, count: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(found(6, { category: 'hr' }));
    await expect(found(6, { category: 'it' })).not.toBe(found(6, { category: 'hr' }));
    await expect(found(1, { category: 'it' })).not.toBe(found(2, { category: 'it' }));
  },
};
