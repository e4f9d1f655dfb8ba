import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactTile } from '../../src/components/ContactTile';
import { company, phoneLink } from '../../src/content/company';
import { address, cityLine } from '../../src/content/office';
import { contactPage } from '../../src/content/pages/contact';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inColumn } from '../support/frames';
import { hoverModes, sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const meta = {
  title: 'Components/ContactTile',
  component: ContactTile,
  ...inColumn,
  args: {
    icon: MailOutlined,
    label: contactPage.details.email,
    children: <Link href={`mailto:${company.supportEmail}`}>{company.supportEmail}</Link>,
  },
} satisfies Meta<typeof ContactTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The support address, which opens the visitor's mail program and can be reached with Tab. */
export const Default: Story = {
  parameters: { chromatic: { modes: hoverModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(contactPage.details.email)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: company.supportEmail });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  },
};

/** The phone number, which a phone dials: digits only, with the country's code, and the extension. */
export const Phone: Story = {
  parameters: sameColors,
  args: {
    icon: PhoneOutlined,
    label: contactPage.details.phone,
    children: <Link href={phoneLink(company.phone)}>{company.phone}</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+(;ext=\d+)?$/),
    );
  },
};

/** Street and city, two lines without a link. */
export const Address: Story = {
  name: 'Address, without a map',
  args: { icon: PlaceOutlined, label: address.street, children: cityLine },
  play: async ({ canvas }) => {
    const street = canvas.getByText(address.street).getBoundingClientRect();
    const city = canvas.getByText(cityLine).getBoundingClientRect();
    await expect(city.top).toBeGreaterThanOrEqual(street.bottom);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A long address breaks instead of leaving the tile. */
export const LongAddress: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { children: <Link href={`mailto:${edgeTexts.email}`}>{edgeTexts.email}</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: edgeTexts.email })).toBeVisible();
  },
};
