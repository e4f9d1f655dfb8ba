import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { rootData } from '../../src/boot/contract';
import { company, phoneLink } from '../../src/content/company';
import { addressLine } from '../../src/content/office';
import { contactPage } from '../../src/content/pages/contact';
import { hoursAsRead } from '../../src/lib/officeHours';
import ContactPage from '../../src/pages/ContactPage';
import { routeOf } from '../../src/routes';
import { expectHead } from '../support/expectHead';
import { expectToFit } from '../support/expectToFit';
import { inWindow, lightAlone, screenModes } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const { path, ...head } = routeOf('contact');

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  ...pageMeta(path),
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const readContact: NonNullable<Story['play']> = async ({
  canvas,
  canvasElement,

  step,
}) => {
  await step('The page says what it is for', async () => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: contactPage.heading }),
    ).toBeVisible();
    await expectHead(head);
  });

  await step('Support address, phone, street and city', async () => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${company.supportEmail}`,
    );
    await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      phoneLink(company.phone),
    );
    await expect(main.getByText(contactPage.details.address)).toBeVisible();
    await expect(main.getByText(addressLine)).toBeVisible();
  });

  await step('A form with three required fields, and a picture', async () => {
    const form = within(canvas.getByRole('form'));
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeRequired();
    const email = form.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute('type', 'email');
    const message = form.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeRequired();
    await expect(message.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(within(canvas.getByRole('main')).getByRole('presentation')).toBeVisible();
  });

  await step('Office hours', async () => {
    const hours = within(canvas.getByRole('region', { name: 'Office Hours' }));
    const texts = (role: string) => hours.getAllByRole(role).map((item) => item.textContent);
    await expect(texts('term')).toEqual(hoursAsRead.map((row) => row.days));
    await expect(texts('definition')).toEqual(hoursAsRead.map((row) => row.hours));
  });

  await step('Everything fits the screen', () => expectToFit(canvasElement));
};

/** Three ways to reach the company, the form, and the office hours under a picture. */
// Proves 2.18, 2.19, 2.20, 9.6
export const Desktop: Story = {
  name: 'In this window',
  parameters: { chromatic: { modes: screenModes } },
  play: readContact,
};

/** One column: addresses, form, picture, hours. */
export const Phone: Story = { globals: onScreen('phone'), parameters: inWindow, play: readContact };

/** Where scripts are blocked or missing: what needs them is gone, and mail and phone are there. */
export const WithoutScripts: Story = {
  beforeEach: () => {
    rootData().scripts = 'off';
    return () => {
      delete rootData().scripts;
    };
  },
  parameters: { chromatic: { modes: lightAlone } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(main.getByText(contactPage.withoutScripts)).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Send Message' })).not.toBeInTheDocument();
    await expect(main.queryByRole('textbox')).not.toBeInTheDocument();
    for (const link of main.getAllByRole('link', { name: company.supportEmail })) {
      await expect(link).toBeVisible();
    }
  },
};
