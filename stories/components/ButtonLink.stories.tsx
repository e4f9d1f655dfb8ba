import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { homePage } from '../../src/content/pages/home';
import { routeOf } from '../../src/content/routes';
import { PageLink } from '../../src/routing/PageLink';
import { ButtonLink } from '../../src/ui/ButtonLink';
import { longTexts } from '../fixtures/samples';
import { inWindow, sameColors, withStates } from '../support/modes';

export default {
  title: 'Components/Actions/ButtonLink: call to action',
  id: 'components-buttonlink',
  component: ButtonLink,
  subcomponents: { PageLink },
  args: { to: routeOf('seminars').path, children: homePage.journey.action },
} satisfies Meta<typeof ButtonLink>;
type Story = StoryObj<typeof ButtonLink>;

/** It leads somewhere, so screen readers call it a link. Tab reaches it. */
export const Default: Story = {
  ...withStates,
  name: 'Large',
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.children });
    await expect(link).toHaveAttribute('href', args.to);
    await expect(link.querySelector('svg')).not.toBeInTheDocument();
    await expect(link).toHaveStyle({ outlineStyle: 'none' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** The smaller one of the bar, with the arrow of the main step. The arrow is not part of the name. */
export const SmallWithArrow: Story = {
  name: 'Small, with an arrow',
  parameters: sameColors,
  args: { size: 'small', arrow: true },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.children });
    await expect(link.getBoundingClientRect().height).toBe(44);
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

/** More words than the smallest phone has room for: they take several lines. */
export const LongWords: Story = {
  ...inWindow('small'),
  name: 'Long words, on the smallest phone',
  args: { arrow: true, children: longTexts.title },
  play: ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: args.children })).toBeVisible(),
};

/** At rest, under the pointer, reached by keyboard, and pressed. */
export const States: Story = {
  name: 'Hover, focus, pressed',
  parameters: {
    pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'], active: ['#active a'] },
  },
  render: (args) => (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {['rest', 'hover', 'focus', 'active'].map((state) => (
        <div key={state} id={state}>
          <ButtonLink {...args} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const { clientHeight } of links) await expect(clientHeight).toBeGreaterThanOrEqual(44);
  },
  // The addon draws the states once the play function has ended: all differ.
  afterEach: async ({ canvas }) => {
    const looks = canvas.getAllByRole('link').map((link) => getComputedStyle(link));
    await waitFor(() =>
      expect(new Set(looks.map((look) => look.backgroundColor + look.outlineStyle)).size).toBe(4),
    );
  },
};
