import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import logo from '../../src/assets/logos/logo.svg';
import logoReverse from '../../src/assets/logos/logo-reverse.svg';
import { layoutText } from '../../src/content/layout';
import { Logo } from '../../src/layout/Logo';
import { routeOf } from '../../src/routes';
import { inContainer } from '../support/frames';
import { darkAlone, lightAndFocused, sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { withAddress } from '../support/withAddress';

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  ...inContainer,
  args: { onClick: fn() },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the drawing that shows is this one, which is the only one that is fetched. */
async function expectDrawing(canvasElement: HTMLElement, file: string) {
  const { href } = new URL(file, document.baseURI);
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveProperty('currentSrc', href),
  );
}

/** Dark words on light. For those who listen it is a link that says where it leads. */
// Proves 2.4
export const Default: Story = {
  globals: { scheme: 'light' },
  parameters: { chromatic: { modes: lightAndFocused } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: layoutText.homeLink });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectDrawing(canvasElement, logo);
  },
};

/** Light words on dark. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  parameters: { chromatic: { modes: darkAlone } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: layoutText.homeLink })).toBeVisible();
    await expectDrawing(canvasElement, logoReverse);
  },
};

/** Tab and Enter lead home from any page. In the menu, the logo calls `onClick` once. */
// Proves 2.4
export const Keyboard: Story = {
  decorators: [withAddress],
  parameters: { path: routeOf('team').path },
  play: async ({ args, canvas, step, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await step('Tab to the logo', async () => {
      await expect(address).toHaveTextContent('/team');
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    });
    await step('Press Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(address).toHaveTextContent(/^\/$/);
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

/** On the smallest phone the logo is a little lower and as wide as its drawing. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  play: async ({ canvas }) => {
    const [image] = canvas.getAllByAltText('');
    await expect(image?.getBoundingClientRect().height).toBe(28);
  },
};
