import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import { FormField } from '../../src/components/FormField';
import { contactPage } from '../../src/content/pages/contact';
import { seminarCategories } from '../../src/content/seminarGroups';
import { edgeTexts } from '../fixtures/edgeTexts';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { user_name, user_email, message } = contactPage.form.fields;

const meta = {
  title: 'Components/FormField',
  component: FormField,
  args: { name: 'user_name', label: user_name.label, autoComplete: 'name' },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line with its label above. A press on the label goes to the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('autocomplete', 'name');
    await userEvent.click(canvas.getByText(user_name.label));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ada Byron');
    await expect(field).toHaveValue('Ada Byron');
  },
};

/** An address: the browser checks its form, and phones show the keyboard with the @. */
export const Address: Story = {
  parameters: sameColors,
  args: { name: 'user_email', label: user_email.label, type: 'email', autoComplete: 'email' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: user_email.label });
    await expect(field).toHaveAttribute('type', 'email');
    await userEvent.type(field, 'ada');
    await expect(field.validity.typeMismatch).toBe(true);
    await userEvent.type(field, '@example.com');
    await expect(field.validity.valid).toBe(true);
  },
};

/** Several lines, at least 150 px high; Enter begins a new one. */
export const Multiline: Story = {
  parameters: sameColors,
  args: { name: 'message', label: message.label, multiline: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: message.label });
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    await userEvent.type(field, 'One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
  },
};

/** Refused: the reason stands below the field and is read with it. */
export const Refused: Story = {
  args: { error: user_name.missing },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(user_name.missing);
    await expect(canvas.getByText(user_name.missing)).toBeVisible();
  },
};

/** To be read and copied, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await userEvent.type(field, 'Ada Byron');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Text in a script that runs from right to left begins on the right. */
export const RightToLeft: Story = {
  parameters: sameColors,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await userEvent.type(field, 'عادة بايرون');
    await expect(field.matches(':dir(rtl)')).toBe(true);
  },
};

/** A long label and a long reason wrap on the narrowest phone. */
export const LongWords: Story = {
  parameters: sameColors,
  args: { label: edgeTexts.title, error: edgeTexts.text },
  globals: onScreen('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: edgeTexts.title })).toBeVisible();
    await expect(canvas.getByText(edgeTexts.text)).toBeVisible();
  },
};

/** Optional: the form can be sent without it, and the help below says what it is for. */
export const Optional: Story = {
  parameters: sameColors,
  args: {
    name: 'phone',
    label: 'Phone (optional)',
    type: 'tel',
    autoComplete: 'tel',
    optional: true,
    helperText: 'For questions about your registration only.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone (optional)' });
    await expect(field).not.toBeRequired();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('For questions about your registration only.');
  },
};

/** Filled in at first; what is typed takes its place. */
export const Filled: Story = {
  args: { defaultValue: 'Ada Byron' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await expect(field).toHaveValue('Ada Byron');
    await userEvent.clear(field);
    await userEvent.type(field, 'Grace Hopper');
    await expect(field).toHaveValue('Grace Hopper');
  },
};

/** A choice, by a list of the platform's own. */
export const Choice: Story = {
  args: {
    name: 'subject',
    label: 'Subject',
    options: Object.entries(seminarCategories).map(([value, label]) => ({ value, label })),
    defaultValue: 'it',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Subject' });
    await expect(field).toHaveDisplayValue(seminarCategories.it);
    await userEvent.selectOptions(field, seminarCategories.accounting);
    await expect(field).toHaveValue('accounting');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A box of twelve lines. */
export const MoreLines: Story = {
  parameters: sameColors,
  args: { name: 'message', label: message.label, multiline: true, rows: 12 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: message.label });
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(300);
  },
};

const field = createRef<HTMLInputElement>();

/** `ref` leads to the element that takes the text, such as to move focus there. */
export const Focused: Story = {
  args: { ref: field },
  play: async ({ canvas }) => {
    field.current?.focus();
    await expect(canvas.getByRole('textbox', { name: user_name.label })).toHaveFocus();
  },
};
