import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handbookMeta } from '../handbook/handbookMeta';
import { wordsOf } from '../handbook/words';
import { ColourPage } from './colour/ColourPage';
import { judge } from './colour/judge';
import { contrastRatio } from './contrast';
import { contrastPairs } from './contrastPairs';
import {
  colourOf,
  palettes,
  type Role,
  ramps,
  roles,
  type Scheme,
  schemes,
  tokenOf,
} from './palette';

const meta = {
  title: 'Foundations/Colour',
  ...handbookMeta,
  tags: ['!autodocs'],
  render: () => <ColourPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tokens, roles and every two colours that meet, in both schemes. */
export const Colour: Story = {
  play: async ({ canvas, step }) => {
    await step('The brand colour is the one of the specification', async () => {
      for (const scheme of schemes) await expect(palettes[scheme].primary.main).toBe('#0097b2');
      await expect(canvas.getAllByText('#0097b2').length).toBeGreaterThan(0);
    });
    await step('The measure itself is right', async () => {
      await expect(contrastRatio('#000000', '#ffffff')).toBe(21);
      await expect(contrastRatio('#ffffff', '#0097b2')).toBeCloseTo(3.46, 2);
      await expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    });
    await step('Colours that meet stand far enough apart', async () => {
      for (const scheme of schemes) {
        const failed = contrastPairs.filter((pair) => judge(pair, scheme).verdict === 'fail');
        await expect(failed.map(({ colour, on }) => `${colour} on ${on}, ${scheme}`)).toEqual([]);
      }
      await expect(canvas.getByText(/^Measured while you look/)).toHaveTextContent(' 0 fail');
    });
    await step('No colour of words, icons or surfaces is left out of the measuring', async () => {
      const measured = new Set(contrastPairs.flatMap(({ colour, on }) => [colour, on]));
      const visible = roles.filter((role) =>
        /^(text|background|link|icon|button)\.|\.contrastText$|^ring|^mark$/.test(role),
      );
      await expect(visible.filter((role) => !measured.has(role))).toEqual([]);
    });
    await step('Both schemes have every role, and each comes from a token', async () => {
      const shown = within(canvas.getByRole('region', { name: 'Roles' })).getAllByRole('listitem');
      const texts = new Map(
        shown.map((entry) => [entry.getAttribute('aria-label'), entry.textContent]),
      );
      const isShown = (role: Role, scheme: Scheme) => {
        const colour = colourOf(role, scheme);
        return texts.get(role)?.includes(`${wordsOf(tokenOf(colour))}${colour}`);
      };
      const missing = roles.filter((role) => !schemes.every((scheme) => isShown(role, scheme)));
      await expect(missing).toEqual([]);
    });
    await step('Every token is shown with its value', async () => {
      const { textContent } = canvas.getByRole('region', { name: 'Tokens' });
      const tokens = ramps.flatMap((ramp) => ramp.colours);
      const missing = tokens.filter(
        ({ name, colour }) => !textContent.includes(`${wordsOf(name)}${colour}`),
      );
      await expect(tokens.length).toBeGreaterThan(0);
      await expect(missing).toEqual([]);
    });
  },
};
