import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handbookMeta } from '../handbook/handbookMeta';
import { expectToFitScreen } from '../support/expectToFitScreen';
import { onScreen } from '../support/onScreen';
import { sizeAt } from './typography/sizeAt';
import { TypographyPage } from './typography/TypographyPage';
import { stylesOfTheme, textStyles } from './typography/textStyles';

const meta = {
  title: 'Foundations/Typography',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <TypographyPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fails unless each specimen is as large as the page's numbers say for a window of this width. */
async function expectSizesAsPrinted(canvasElement: HTMLElement) {
  for (const { name, fontSize } of textStyles) {
    const specimen = canvasElement.querySelector(`[data-style=${name}]`) ?? document.body;
    const drawn = Number.parseFloat(getComputedStyle(specimen).fontSize);
    await expect(drawn).toBeCloseTo(sizeAt(fontSize, window.innerWidth), 1);
  }
}

/** Typefaces, every text style at its work, and the size it comes to on each screen. */
export const Typography: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Every style of the theme is shown, and nothing else', async () => {
      await expect(textStyles.map(({ name }) => name)).toEqual(stylesOfTheme);
      for (const { name } of textStyles) {
        await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
      }
    });
    await step('The headline of the hero grows from 42 to 64 px', async () => {
      const sizes = within(canvas.getByRole('table', { name: 'Sizes of hero' }));
      const cells = sizes.getAllByRole('cell').map(({ textContent }) => textContent);
      await expect(cells).toEqual(['42 px', '42 px', '51 px', '64 px']);
    });
    await step('What is printed is what the browser draws', async () => {
      await expectSizesAsPrinted(canvasElement);
    });
    await step('Both typefaces are here', async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      const families = loaded.map(({ family }) => family.replaceAll('"', ''));
      await expect(families).toEqual(
        expect.arrayContaining(['Bricolage Grotesque Variable', 'Figtree Variable']),
      );
    });
  },
};

/** The same page on a phone, where the type is smaller. */
export const Phone: Story = {
  tags: ['!dev'],
  globals: onScreen('phone'),
  play: async (context) => {
    await expectSizesAsPrinted(context.canvasElement);
    await expectToFitScreen(context);
  },
};

/** And on a tablet, in between. */
export const Tablet: Story = {
  tags: ['!dev'],
  globals: onScreen('tablet'),
  play: async (context) => {
    await expectSizesAsPrinted(context.canvasElement);
    await expectToFitScreen(context);
  },
};
