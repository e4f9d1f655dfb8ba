import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormField } from '../../src/contact/FormField';
import { contactPage } from '../../src/content/pages/contact';
import { longTexts, messageAbout } from '../fixtures/samples';
import { inColumn } from '../support/frames';
import { inWindow, themeColor } from '../support/modes';

const { user_name, message } = contactPage.form.fields;
const { user_name: ada } = messageAbout('');

export default {
  title: 'Components/Forms/FormField: input, validation',
  id: 'components-formfield',
  component: FormField,
  ...inColumn,
  args: { name: 'user_name', readOnly: false, error: undefined },
} satisfies Meta<typeof FormField>;
type Story = StoryObj<typeof FormField>;

/** One line with its label above. A press on the label goes to the field. */
export const Default: Story = {
  name: 'One line, in focus',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await expect(field).toBeRequired();
    // Some browsers send what they check to their maker.
    await expect(field).toHaveAttribute('spellcheck', 'false');
    const halo = () => getComputedStyle(field.parentElement as Element).boxShadow;
    await expect(halo()).toBe('none');
    await userEvent.click(canvas.getByText(user_name.label));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(halo()).not.toBe('none'));
    await userEvent.keyboard(ada);
    await expect(field).toHaveValue(ada);
  },
};

/** Refused: the reason stands below, and screen readers read it with the field. */
export const Refused: Story = {
  name: 'Refused, with the reason (error)',
  args: { error: user_name.missing },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: user_name.label });
    await expect(field).toBeInvalid();
    await expect(field.parentElement).toHaveStyle({ outlineColor: themeColor('error-main') });
    await expect(field).toHaveAccessibleDescription(user_name.missing);
  },
};

/** Several lines, at least 150 px high: Enter begins a new one. Refused for a long reason on the smallest phone. */
export const Message: Story = {
  // Proves spec-9.6.
  ...inWindow('small'),
  name: 'Several lines, refused',
  args: { name: 'message', error: longTexts.text },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: message.label });
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    // `pretty`, as other texts have it, would move earlier lines while one types.
    await expect(field).toHaveStyle({ textWrapStyle: 'auto' });
    await userEvent.type(field, 'One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
    await expect(field).toHaveAccessibleDescription(longTexts.text);
  },
};
