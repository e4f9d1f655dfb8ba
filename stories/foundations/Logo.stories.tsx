import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import logo from '../../src/assets/logos/northmere.svg?raw';
import logoReverse from '../../src/assets/logos/northmere-reverse.svg?raw';
import { brand } from '../../src/theme/tokens';
import { handbookMeta } from '../handbook/handbookMeta';
import { contrastRatio } from './contrast';
import { clearSpace, logoShape, lowest } from './logo/geometry';
import { LogoPage } from './logo/LogoPage';
import { palettes } from './palette';

const meta = {
  title: 'Foundations/Logo',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <LogoPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colour of the words of a logo, `#rrggbb`: the last that its file fills anything with. */
function wordColour(svg: string): string {
  const colour = [...svg.matchAll(/fill="#(\w+)"/g)].at(-1)?.[1] ?? '';
  return `#${colour.length === 3 ? colour.replaceAll(/./g, '$&$&') : colour}`;
}

/** Clear space, smallest size, surfaces, and what is not done to the logo. */
export const Logo: Story = {
  play: async ({ canvas, step }) => {
    await step('Its colours are the theme’s', async () => {
      await expect(logo).toContain(brand[500]);
      await expect(wordColour(logo)).toBe(palettes.light.text.heading);
    });
    await step('Its words can be read on the surfaces they are meant for', async () => {
      const { light, dark } = palettes;
      for (const surface of [light.background.default, light.background.band]) {
        await expect(contrastRatio(wordColour(logo), surface)).toBeGreaterThan(4.5);
      }
      for (const surface of [dark.background.default, light.background.panel]) {
        await expect(contrastRatio(wordColour(logoReverse), surface)).toBeGreaterThan(4.5);
      }
    });
    await step('The clear space is measured on the drawing', async () => {
      await expect(logoShape).toBeCloseTo(6.9, 1);
      await expect(clearSpace).toBeCloseTo(0.33, 2);
      await expect(
        canvas.getByRole('img', { name: 'The logo, framed at the distance that stays clear' }),
      ).toBeVisible();
      await expect(canvas.getByText(`${lowest} px`)).toBeVisible();
    });
    await step('What to do and what not to do are told apart in words', async () => {
      await expect(canvas.getAllByText('Do')).toHaveLength(2);
      await expect(canvas.getAllByText('Don’t')).toHaveLength(4);
    });
  },
};
