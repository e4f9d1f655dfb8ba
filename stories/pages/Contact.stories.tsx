import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactPage } from '../../src/contact/ContactPage';
import { company } from '../../src/content/company';
import { addressLine, mapUrl } from '../../src/content/office';
import { accessMail, contactPage } from '../../src/content/pages/contact';
import { routeOf } from '../../src/content/routes';
import { phoneLink } from '../../src/lib/contactLinks';
import { samples } from '../fixtures/samples';
import { onPaper } from '../support/media';
import { alsoOnPhone, onScreen, placeOf, sameColors, wholePage } from '../support/modes';
import { siteAt, withoutScripts, withRootData } from '../support/site';

export default {
  title: 'Pages/Contact',
  component: ContactPage,
  ...siteAt(routeOf('contact').path),
} satisfies Meta<typeof ContactPage>;
type Story = StoryObj<typeof ContactPage>;

/** Mail and phone, the form, and beside it a picture, the way to the office and its hours. */
export const Desktop: Story = {
  // Proves spec-2.15, spec-2.17.
  name: 'Whole page',
  ...wholePage,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const { heading, officeHours, visit, privacyNote, accessibilityNote, form } = contactPage;
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // In the band, and in the note on privacy.
    const emails = main.getAllByRole('link', { name: company.supportEmail });
    await expect(emails).toHaveLength(2);
    const phone = main.getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', phoneLink(company.phone));
    await expect(main.getByRole('link', { name: addressLine })).toHaveAttribute('href', mapUrl);
    const words = main.getByRole('form', { name: form.heading });
    const hours = main.getByRole('region', { name: officeHours });
    await expect(placeOf(hours, words)).toBe(window.innerWidth < 600 ? 'below' : 'beside');
    await expect(main.getByRole('heading', { level: 2, name: form.heading })).toBeVisible();
    for (const { heading: name } of [visit, privacyNote, accessibilityNote]) {
      await expect(main.getByRole('region', { name })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: accessMail.words })).toBeVisible();
  },
};

/** Everything in one column: addresses, form, picture, hours. */
export const Phone: Story = { ...Desktop, ...alsoOnPhone, name: 'Phone (mobile)' };

/** Opened from the card of a seminar: what the message is about stands above its fields. */
export const AboutASeminar: Story = {
  name: 'About a seminar',
  parameters: {
    ...wholePage.parameters,
    path: `${routeOf('contact').path}?seminar=${samples.faceToFace.slug}`,
  },
  play: async ({ canvas }) => {
    const about = within(await canvas.findByRole('list', { name: contactPage.about.label }));
    await expect(about.getByRole('heading', { name: samples.faceToFace.title })).toBeVisible();
  },
};

/** The same before hydration: the form keeps room for the seminar, so that no field moves. */
export const ReservedRoom: Story = {
  ...withRootData({ seminar: '' }),
  name: 'About a seminar, before hydration',
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: contactPage.form.heading }));
    await expect(form.queryByRole('list')).not.toBeInTheDocument();
    const { bottom } = form.getByRole('heading').getBoundingClientRect();
    const { top } = form.getByText(contactPage.form.fields.user_name.label).getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThan(150);
  },
};

/** What the message would be about prints, too. */
export const AboutASeminarOnPaper: Story = {
  ...AboutASeminar,
  ...onPaper,
  name: 'About a seminar, on paper (print)',
  parameters: { ...onPaper.parameters, path: AboutASeminar.parameters?.path },
};

/** A link of another season: the form says so, and leads to the seminars of this one. */
export const GoneSeminar: Story = {
  name: 'About a seminar of another season',
  parameters: { ...sameColors, path: `${routeOf('contact').path}?seminar=last-season` },
  play: async ({ canvas }) => {
    const { about } = contactPage;
    await expect(await canvas.findByText(about.gone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: about.seminars })).toBeVisible();
  },
};

/** The mail address takes the place of Send. Here on a phone, whose bar shows the links. */
export const WithoutScripts: Story = {
  ...withoutScripts,
  name: 'Without scripts (JavaScript off)',
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(contactPage.withoutScripts)).toBeVisible();
    const bar = canvas.getByRole('banner');
    const links = within(bar).getByRole('navigation').getBoundingClientRect();
    await expect(links.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
    const form = within(canvas.getByRole('form'));
    await expect(form.getByRole('link')).toHaveAccessibleName(company.supportEmail);
  },
};

/** Addresses and hours, without the form. */
export const OnPaper: Story = { ...onPaper, name: 'On paper (print)' };
