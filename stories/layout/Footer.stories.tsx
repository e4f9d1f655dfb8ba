import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../../src/content/company';
import { layoutText } from '../../src/content/layout';
import { address } from '../../src/content/office';
import { accessibilityId, privacyId, routeOf, routes } from '../../src/content/routes';
import { Footer } from '../../src/layout/Footer';
import { inFrame } from '../support/frames';
import { inWindow, namesAndPaths, placeOf } from '../support/modes';

export default {
  title: 'Components/Navigation/Footer',
  id: 'layout-footer',
  component: Footer,
  parameters: { layout: 'fullscreen', ...inFrame(480) },
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

/** Logo, copyright line and the address to write to; the pages, the notes, and where and when somebody is there. */
export const Default: Story = {
  name: 'On a desktop',
  // Proves spec-2.4.
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText(layoutText.copyright)).toBeVisible();
    const logo = footer.getByRole('link', { name: layoutText.homeLink });
    const place = placeOf(footer.getByRole('navigation'), logo);
    await expect(place).toBe(window.innerWidth < 600 ? 'below' : 'beside');
    const link = footer.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveAttribute('href', `mailto:${company.supportEmail}`);
    const nav = within(footer.getByRole('navigation', { name: layoutText.footerNavigation }));
    const contact = routeOf('contact').path;
    await expect(namesAndPaths(nav.getAllByRole('link'))).toEqual([
      ...routes.map(({ name, path }) => [name, path]),
      [layoutText.privacy, `${contact}#${privacyId}`],
      [layoutText.accessibility, `${contact}#${accessibilityId}`],
    ]);
    await expect(footer.getByText(address.street)).toBeVisible();
    const hours = 'Mon–Fri 9 AM – 6 PM, Sat 10 AM – 2 PM';
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(hours);
    await expect(footer.getByRole('link', { name: company.phone })).toBeVisible();
  },
};

/** On the smallest phone they stand below each other. */
export const SmallScreen: Story = {
  ...Default,
  ...inWindow('small'),
  name: 'On the smallest phone (mobile)',
};
